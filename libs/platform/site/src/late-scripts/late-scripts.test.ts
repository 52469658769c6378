import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateScripts } from './late-scripts.ts';
import { startLater } from './start-later.ts';

const page = [
  '<html><head><link rel="modulepreload" href="/assets/base.js"/><link rel="preload" href="/a.woff2"/></head>',
  '<body><script>window.context = {};</script>',
  '<script type="module" async="">import "/assets/root.js";</script>',
  '<script>window.stream("</head>");</script></body></html>',
].join('');

const running = () => document.querySelectorAll('script[type="module"]').length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.documentElement.innerHTML = lateScripts(page).replace(/<\/?html>/g, '');
  startLater();
});

afterEach(() => {
  vi.useRealTimers();
});

test('nothing of a page that is sent asks for a script, and all else of it stays', () => {
  expect(lateScripts(page)).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(lateScripts(page)).toContain('<link rel="preload" href="/a.woff2"/>');
  expect(lateScripts(page)).toContain('<script>window.stream("</head>");</script></body></html>');
  expect(running()).toBe(0);
});

test('what starts the scripts is allowed where the page is: by its nonce, if it has one', () => {
  const guarded = lateScripts(page.replace('<script type', '<script nonce="n1" type'), 'n1');
  expect(guarded).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(guarded).toContain('<script nonce="n1" type="later" async="">');
  expect(guarded).toContain('<script nonce="n1">(');
  expect(lateScripts(page)).toContain('</script><script>(');
  expect(lateScripts(page)).toContain('[data-sent-away]');
});

test('a page without scripts stays as it is', () => {
  expect(lateScripts('<html><head></head><body>Gone</body></html>')).toBe(
    '<html><head></head><body>Gone</body></html>',
  );
});

test('the scripts start once the page is loaded and drawn', () => {
  dispatchEvent(new Event('load'));
  expect(running()).toBe(0);
  vi.advanceTimersByTime(50);
  expect(running()).toBe(1);
  expect(document.querySelector('link[rel="modulepreload"]')?.getAttribute('href')).toBe('/assets/base.js');
});

test.each(['pointerdown', 'touchstart', 'keydown'])('the first %s starts them at once, once', (hand) => {
  document.body.dispatchEvent(new Event(hand, { bubbles: true }));
  document.body.dispatchEvent(new Event(hand, { bubbles: true }));
  vi.advanceTimersByTime(1);
  expect(running()).toBe(1);
  vi.advanceTimersByTime(5_000);
  expect(running()).toBe(1);
});

test('a picture that never comes holds them back for three seconds', () => {
  vi.advanceTimersByTime(2_990);
  expect(running()).toBe(0);
  vi.advanceTimersByTime(20);
  expect(running()).toBe(1);
});
