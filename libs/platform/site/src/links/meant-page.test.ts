import { expect, test } from 'vitest';
import { meantPage } from './meant-page.ts';

test.each([
  ['<a href="/finance"><b>Finance</b></a>', '/finance'],
  ['<a href="/cars/x/enquire" aria-haspopup="dialog"><b>Enquire now</b></a>', null],
  ['<a href="https://other.example/"><b>Elsewhere</b></a>', null],
  ['<b>No link</b>', null],
])('the page that %s leads to is %j', (html, page) => {
  document.body.innerHTML = html;
  let meant: string | null | undefined;
  window.addEventListener('pointerover', (event) => (meant = meantPage(event)), { once: true });
  document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(meant).toBe(page);
});
