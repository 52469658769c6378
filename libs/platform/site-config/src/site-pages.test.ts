import { describe, expect, it } from 'vitest';
import { hasPage, knownHref, knownSteps } from './index.ts';
import { ownerOf } from './paths.ts';

describe('the pages of a site', () => {
  const site = { pages: ['', 'cars/:slug', 'search/*', 'contact-us'] };

  it.each([
    ['/', true],
    ['/cars/a?b#c', true],
    ['/cars', false],
    ['/search/new-cars', true],
    ['/search', true],
    ['/contact-us/', true],
    ['/enquire?car=a', false],
    ['https://example.com', true],
    ['tel:1300', true],
  ])('%s: %j', (href, there) => expect(hasPage(site, href)).toBe(there));

  it('are linked by breadcrumbs and links; other entries are plain text', () => {
    const steps = [{ name: 'Home', href: '/' }, { name: 'Ask', href: '/enquire' }, { name: 'Here' }];
    expect(knownSteps<{ name: string; href?: string }>(site, steps).map(({ name }) => name)).toEqual([
      'Home',
      'Here',
    ]);
    expect([knownHref(site, '/enquire'), knownHref(site, '/contact-us')]).toEqual([null, '/contact-us']);
  });

  it.each([
    ['/enquire?car=a', 'enquiry'],
    ['/contact-us/newstead', 'locations'],
    ['/', 'home'],
    ['/nobody-has-this', null],
  ])('%s belongs to the feature %s', (href, owner) => expect(ownerOf(href)).toBe(owner));
});
