// @ts-check
/** The screen of a layout (GM2): counts what is left while seeds are laid out. */
import { say } from './words.js';

const form = document.querySelector('form[data-layout]');
if (form instanceof HTMLFormElement) {
  const all = Number(form.dataset['seeds']);
  const inputs = [...form.querySelectorAll('input')];
  const button = form.querySelector('button');
  const words = form.querySelector('[data-left]');
  const count = () => {
    const left = all - inputs.reduce((sum, input) => sum + Number(input.value), 0);
    if (words) {
      words.textContent = say('board-layout-left', { count: left });
      words.classList.toggle('wrong', left !== 0);
    }
    if (button) {
      button.disabled = left !== 0 || !form.checkValidity();
    }
  };
  form.addEventListener('input', count);
  count();
}
