import { afterEach, expect, test } from 'vitest';
import { inertOutside } from './inertOutside.ts';

afterEach(() => document.body.replaceChildren());

test('all but the element, its content and its ancestors is inert until it is undone', () => {
  document.body.innerHTML = `
    <header id="header"></header>
    <main id="main"><h1 id="heading"></h1><div id="sheet"><button id="inside"></button></div></main>
    <footer id="footer" inert></footer>`;
  const sheet = document.querySelector('#sheet');
  if (!sheet) throw new Error('There is no sheet.');
  const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);
  const undo = inertOutside(sheet);
  expect(inert()).toEqual(['header', 'heading', 'footer']);
  undo();
  expect(inert()).toEqual(['footer']);
});
