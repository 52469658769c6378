import { exampleDealer } from '@forecourt/site-config';
import { defineDealer } from '@forecourt/site-config';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const definition = {
  ...defineDealer({ ...exampleDealer, features: [] }),
  routes: [
    { id: 'home.page', path: '', module: '', cache: 'public' as const },
    { id: 'search.results', path: 'search/*', module: '', cache: 'public' as const },
    { id: 'enquiry.form', path: 'enquire', module: '', cache: 'never' as const },
  ],
};

describe('pagePolicy', () => {
  it.each([
    ['/', 'home.page', 'public'],
    ['/search/toyota', 'search.results', 'public'],
    ['/enquire', 'enquiry.form', 'never'],
    ['/enquire.data', 'enquiry.form', 'never'],
    ['/_root.data', 'home.page', 'public'],
    ['/nowhere', 'unknown', 'public'],
  ])('of %s is %s, %s', (pathname, id, cache) =>
    expect(pagePolicy(definition)(pathname)).toEqual({ id, cache }),
  );
});
