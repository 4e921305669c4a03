//! The document that describes the interface, as people read it: endpoint by endpoint, with what each
//! takes and gives, and an example that works.

use std::sync::LazyLock;

use serde_json::{Map, Value, json};

/// All there is to be read, drawn up once.
pub static REFERENCE: LazyLock<Reference> = LazyLock::new(|| {
    let (_, document) = super::documented();
    let document = serde_json::to_value(document).expect("documents are plain values");
    Reference::of(&document)
});

/// Everything that the interface can do.
#[derive(Debug)]
pub struct Reference {
    /// Endpoints by what they are about.
    pub groups: Vec<Group>,
    /// What values look like, by their names.
    pub shapes: Vec<Shape>,
}

/// Endpoints that belong together.
#[derive(Debug)]
pub struct Group {
    /// `boards`, `games` …
    pub name: String,
    /// What they are about.
    pub about: String,
    /// In the order of their paths.
    pub endpoints: Vec<Endpoint>,
}

/// One path, asked in one way.
#[derive(Debug)]
pub struct Endpoint {
    /// `GET` or `POST`.
    pub method: String,
    /// With parts in braces, which the caller puts in.
    pub path: String,
    /// What it does, in a sentence.
    pub about: String,
    /// What stands in the path or the query, or in the body.
    pub takes: Vec<Field>,
    /// By status.
    pub answers: Vec<Answer>,
    /// Path and query of a request that works.
    pub example: String,
    /// The body of that request, if there is one.
    pub body: Option<Value>,
}

/// Something that is answered.
#[derive(Debug)]
pub struct Answer {
    /// `200`.
    pub status: String,
    /// `application/json`.
    pub media: String,
    /// What it looks like, where that is written down.
    pub kind: Kind,
}

/// A named kind of value.
#[derive(Debug)]
pub struct Shape {
    /// As types refer to it.
    pub name: String,
    /// What it is.
    pub about: String,
    /// Its parts; for a choice none.
    pub fields: Vec<Field>,
    /// What it may be, for a choice of words.
    pub words: Vec<String>,
}

/// A part of a value, or a parameter.
#[derive(Debug)]
pub struct Field {
    /// As it is sent.
    pub name: String,
    /// What it may be.
    pub kind: Kind,
    /// Whether it must be there.
    pub required: bool,
    /// What it says.
    pub about: String,
}

/// What a value may be: words, around the name of a shape if there is one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kind {
    /// `list of`, or all of it.
    pub before: String,
    /// A shape.
    pub shape: String,
    /// `or null`, `1 to 10`.
    pub after: String,
}

impl Reference {
    fn of(document: &Value) -> Reference {
        let schemas = Schemas(&document["components"]["schemas"]);
        let group = |tag: &Value| Group {
            name: text(&tag["name"]),
            about: text(&tag["description"]),
            endpoints: endpoints(document, &tag["name"], schemas),
        };
        Reference {
            groups: list(&document["tags"]).iter().map(group).collect(),
            shapes: schemas.shapes(),
        }
    }
}

fn endpoints(document: &Value, tag: &Value, schemas: Schemas) -> Vec<Endpoint> {
    let paths = members(&document["paths"]);
    let operations = paths.flat_map(|(path, operations)| {
        members(operations).map(move |(method, operation)| (path, method, operation))
    });
    operations
        .filter(|(_, _, operation)| list(&operation["tags"]).contains(tag))
        .map(|(path, method, operation)| endpoint(path, method, operation, schemas))
        .collect()
}

fn endpoint(path: &str, method: &str, operation: &Value, schemas: Schemas) -> Endpoint {
    let parameters = list(&operation["parameters"]);
    let body = &operation["requestBody"]["content"]["application/json"];
    let parameter = |one: &Value| Field {
        name: text(&one["name"]),
        kind: kind(&one["schema"]),
        required: one["required"] == true,
        about: text(&one["description"]),
    };
    let mut takes: Vec<Field> = parameters.iter().map(parameter).collect();
    takes.extend(schemas.fields(&body["schema"]));
    let query: Vec<String> = parameters
        .iter()
        .filter_map(|one| Some((one["name"].as_str()?, one["example"].as_str()?)))
        .map(|(name, value)| format!("{name}={}", crate::address::written(value)))
        .collect();
    let mark = if query.is_empty() { "" } else { "?" };
    Endpoint {
        method: method.to_uppercase(),
        path: path.to_owned(),
        about: text(&operation["summary"]),
        takes,
        answers: answers(&operation["responses"]),
        example: format!("{}{mark}{}", path.replace("{id}", "ID"), query.join("&")),
        body: (!body.is_null()).then(|| match &body["example"] {
            Value::Null => schemas.example(&body["schema"]),
            example => example.clone(),
        }),
    }
}

fn answers(responses: &Value) -> Vec<Answer> {
    let answers = members(responses).flat_map(|(status, response)| {
        members(&response["content"]).map(move |(media, content)| Answer {
            status: status.clone(),
            media: media.clone(),
            kind: kind(&content["schema"]),
        })
    });
    answers.collect()
}

/// The shapes of a document.
#[derive(Clone, Copy)]
struct Schemas<'a>(&'a Value);

impl<'a> Schemas<'a> {
    fn shapes(self) -> Vec<Shape> {
        let shape = |(name, schema): (&String, &Value)| Shape {
            name: name.clone(),
            about: text(&schema["description"]),
            fields: self.fields(schema),
            words: list(&schema["enum"]).iter().map(text).collect(),
        };
        members(self.0).map(shape).collect()
    }

    /// What a reference refers to, or the schema itself.
    fn resolved(self, schema: &'a Value) -> &'a Value {
        schema["$ref"]
            .as_str()
            .map_or(schema, |path| &self.0[named(path)])
    }

    /// The parts of an object, those of what it includes first.
    fn fields(self, schema: &'a Value) -> Vec<Field> {
        let schema = self.resolved(schema);
        let included = list(&schema["allOf"]).iter();
        let mut fields: Vec<Field> = included.flat_map(|part| self.fields(part)).collect();
        let required = list(&schema["required"]);
        fields.extend(members(&schema["properties"]).map(|(name, schema)| Field {
            name: name.clone(),
            kind: kind(schema),
            required: required.iter().any(|one| one == name),
            about: about(schema),
        }));
        fields
    }

    /// A value that has all that it must have.
    fn example(self, schema: &'a Value) -> Value {
        let schema = self.resolved(schema);
        if !schema["example"].is_null() {
            return schema["example"].clone();
        }
        if let Some(first) = list(&schema["enum"]).first() {
            return first.clone();
        }
        if schema["type"] == "array" {
            return json!([self.example(&schema["items"])]);
        }
        let mut whole = Map::new();
        for part in list(&schema["allOf"]) {
            if let Value::Object(part) = self.example(part) {
                whole.extend(part);
            }
        }
        let required = list(&schema["required"]);
        for (name, schema) in members(&schema["properties"]) {
            let is_telling = !schema["example"].is_null();
            if is_telling || required.iter().any(|one| one == name) {
                whole.insert(name.clone(), self.example(schema));
            }
        }
        Value::Object(whole)
    }
}

/// What a value may be, in a few words.
fn kind(schema: &Value) -> Kind {
    if let Some(path) = schema["$ref"].as_str() {
        return Kind {
            shape: named(path).to_owned(),
            ..Kind::default()
        };
    }
    if let [one, null] = list(&schema["oneOf"])
        && null["type"] == "null"
    {
        let one = kind(one);
        return Kind {
            after: format!("{} or null", one.after),
            ..one
        };
    }
    let (name, is_nullable) = match &schema["type"] {
        Value::Array(types) => (text(&types[0]), types.len() > 1),
        name => (text(name), false),
    };
    let null = if is_nullable { " or null" } else { "" };
    if name == "array" {
        let items = kind(&schema["items"]);
        return Kind {
            before: format!("list of {}", items.before),
            after: format!("{}{null}", items.after),
            ..items
        };
    }
    Kind {
        before: format!("{name}{}{null}", range(schema)),
        ..Kind::default()
    }
}

/// `, 1 to 10` where both ends are written down.
fn range(schema: &Value) -> String {
    match (&schema["minimum"], &schema["maximum"]) {
        (Value::Number(least), Value::Number(most)) => format!(", {least} to {most}"),
        _ => String::new(),
    }
}

/// What is said of a part: at it, or where it is said that it may be missing.
fn about(schema: &Value) -> String {
    let inner = list(&schema["oneOf"]).first();
    let inner = inner.map(|one| text(&one["description"]));
    inner.unwrap_or_else(|| text(&schema["description"]))
}

/// The name at the end of a reference.
fn named(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().replace('\n', " ")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn members(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}
