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
    ['/', 'public'],
    ['/search/toyota', 'public'],
    ['/enquire', 'never'],
    ['/enquire.data', 'never'],
    ['/_root.data', 'public'],
    ['/nowhere', 'public'],
  ])('of %s is %s', (pathname, policy) => expect(pagePolicy(definition)(pathname)).toBe(policy));
});
