import { expect, test, vi } from 'vitest';
import { hideSentAway } from './hideSentAway.ts';
import { siteKey } from './siteKey.ts';
import { siteStorage } from './siteStorage.ts';

test.each([
  ['was sent away in this visit', 'gone', true],
  ['was not', 'other', false],
])('what %s is drawn accordingly', (_, kept, hidden) => {
  siteStorage('sessionStorage', 'a').set('gone', '1');
  document.body.innerHTML = `<aside data-sent-away="${siteKey('a', kept)}">Located at Aspley</aside>`;
  hideSentAway();
  expect(document.querySelector('aside')?.hidden).toBe(hidden);
  sessionStorage.clear();
});

test('where nothing may be read, everything is drawn', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  document.body.innerHTML = '<aside data-sent-away="a">Located at Aspley</aside>';
  hideSentAway();
  expect(document.querySelector('aside')?.hidden).toBe(false);
  vi.unstubAllGlobals();
});
