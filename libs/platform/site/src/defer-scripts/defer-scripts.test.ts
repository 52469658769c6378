import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferScripts } from './defer-scripts.ts';
import { startScripts } from './start-scripts.ts';

const page = [
  '<html><head><link rel="modulepreload" href="/assets/base.js"/><link rel="preload" href="/a.woff2"/></head>',
  '<body><script>window.context = {};</script>',
  '<script type="module" async="">import "/assets/root.js";</script>',
  '<script>window.stream("</head>");</script></body></html>',
].join('');

const deferred = (...given: Parameters<typeof deferScripts>) => deferScripts(...given).join('');
const running = () => document.querySelectorAll('script[type="module"]').length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.documentElement.innerHTML = deferred(page).replace(/<\/?html>/g, '');
  startScripts();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the HTML requests no script, and the rest of it is unchanged', () => {
  expect(deferred(page)).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(deferred(page)).toContain('<link rel="preload" href="/a.woff2"/>');
  expect(deferred(page)).toContain('<script>window.stream("</head>");</script></body></html>');
  expect(running()).toBe(0);
});

test('the inline script that starts the scripts has the nonce of the page, if there is one', () => {
  const guarded = deferred(page.replace('<script type', '<script nonce="n1" type'), 'n1');
  expect(guarded).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(guarded).toContain('<script nonce="n1" type="later" async="">');
  expect(guarded).toContain('<script nonce="n1">(');
  expect(deferred(page)).toContain('</script><script>(');
});

test('what hides dismissed notices runs in the head, before a browser can paint them', () => {
  expect(deferred(page).split('</head>')[0]).toMatch(/<script>\(function hideDismissed\(.*<\/script>$/s);
  const guarded = deferred(page.replace('<script type', '<script nonce="n1" type'), 'n1');
  expect(guarded.split('</head>')[0]).toContain('<script nonce="n1">(function hideDismissed(');
});

test('a page without scripts is unchanged', () => {
  expect(deferred('<html><head></head><body>Gone</body></html>')).toBe(
    '<html><head></head><body>Gone</body></html>',
  );
});

test('the scripts start after load and first paint', () => {
  dispatchEvent(new Event('load'));
  expect(running()).toBe(0);
  vi.advanceTimersByTime(50);
  expect(running()).toBe(1);
  expect(document.querySelector('link[rel="modulepreload"]')?.getAttribute('href')).toBe('/assets/base.js');
});

test.each(['pointerdown', 'touchstart', 'keydown'])(
  'the first %s starts the scripts at once, and only once',
  (event) => {
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    vi.advanceTimersByTime(1);
    expect(running()).toBe(1);
    vi.advanceTimersByTime(5_000);
    expect(running()).toBe(1);
  },
);

test('a picture that does not load delays the scripts by at most three seconds', () => {
  vi.advanceTimersByTime(2_990);
  expect(running()).toBe(0);
  vi.advanceTimersByTime(20);
  expect(running()).toBe(1);
});
