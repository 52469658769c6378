import { expect, test, vi } from 'vitest';
import { hideDismissed } from './hideDismissed.ts';
import { siteKey } from './siteKey.ts';
import { siteStorage } from './siteStorage.ts';

test.each([
  ['was dismissed in this visit', 'gone', true],
  ['was not', 'other', false],
])('a part that %s is hidden or shown', (_, kept, hidden) => {
  siteStorage('sessionStorage', 'a').set('gone', '1');
  document.body.innerHTML = `<aside data-dismissed="${siteKey('a', kept)}">Located at Aspley</aside>`;
  hideDismissed();
  expect(document.querySelector('aside')?.hidden).toBe(hidden);
  sessionStorage.clear();
});

test('all parts are shown when storage is blocked', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  document.body.innerHTML = '<aside data-dismissed="a">Located at Aspley</aside>';
  hideDismissed();
  expect(document.querySelector('aside')?.hidden).toBe(false);
  vi.unstubAllGlobals();
});
