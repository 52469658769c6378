import { afterEach, expect, test, vi } from 'vitest';
import { hideDismissed } from './hideDismissed.ts';
import { siteKey } from './siteKey.ts';
import { siteStorage } from './siteStorage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.adoptedStyleSheets = [];
});

/** Whether a part that is parsed after the script is hidden. */
function isHidden(key: string): boolean {
  document.body.innerHTML = '<aside>Located at Aspley</aside>';
  const part = document.querySelector('aside');
  part?.setAttribute('data-dismissed', key);
  return document.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules])
    .some((rule) => rule instanceof CSSStyleRule && part?.matches(rule.selectorText) === true);
}

test.each([
  ['was dismissed in this visit', 'located:aspley', true],
  ['was dismissed, with quotes and a backslash in its key', String.raw`located:"o\'connor"]`, true],
  ['was not', 'other', false],
])('a part that %s is hidden or shown', (_, name, hidden) => {
  if (hidden) siteStorage('sessionStorage', 'a').set(name, '1');
  siteStorage('sessionStorage', 'a').set('else', '1');
  hideDismissed();
  expect(isHidden(siteKey('a', name))).toBe(hidden);
});

test('all parts are shown when storage is blocked', () => {
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(
      {},
      {
        ownKeys() {
          throw new DOMException('Denied', 'SecurityError');
        },
      },
    ),
  );
  hideDismissed();
  vi.unstubAllGlobals();
  expect(isHidden('a')).toBe(false);
});
