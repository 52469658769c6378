import { describe, expect, it } from 'vitest';
import { isPlainClick, linkOfSite } from './linkOfSite.ts';

function eventOn(html: string, selector = 'a, button'): Event {
  document.body.innerHTML = html;
  const event = new Event('click', { bubbles: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}

describe('a link of the site', () => {
  it.each([
    ['a page', '<a href="/cars/x?from=1#price">x</a>', '/cars/x?from=1#price'],
    ['a link with target _self', '<a href="/" target="_self">x</a>', '/'],
    ['another site', '<a href="https://example.com/">x</a>', null],
    ['another site without its scheme', '<a href="//example.com/">x</a>', null],
    ['an anchor on the page', '<a href="#main">x</a>', null],
    ['a phone', '<a href="tel:+61240000000">x</a>', null],
    ['another window', '<a href="/cars" target="_blank">x</a>', null],
    ['a download', '<a href="/brochure.pdf" download>x</a>', null],
    ['no address', '<a>x</a>', null],
    ['no link', '<button>x</button>', null],
  ])('%s', (_name, html, href) => expect(linkOfSite(eventOn(html))).toBe(href));

  it('is found from an element inside it', () =>
    expect(linkOfSite(eventOn('<a href="/finance"><img alt="" /></a>', 'img'))).toBe('/finance'));
});

describe('a plain click', () => {
  it.each([
    [{}, true],
    [{ button: 1 }, false],
    [{ metaKey: true }, false],
    [{ ctrlKey: true }, false],
    [{ shiftKey: true }, false],
    [{ altKey: true }, false],
  ])('%j: %s', (init, plain) => expect(isPlainClick(new MouseEvent('click', init))).toBe(plain));

  it('is not plain if another handler prevented it', () => {
    const event = new MouseEvent('click', { cancelable: true });
    event.preventDefault();
    expect(isPlainClick(event)).toBe(false);
  });
});
