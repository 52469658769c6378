import { expect, it } from 'vitest';
import { exampleDealer } from './example-dealer.ts';
import { ConfigError, defineDealer } from './index.ts';
import type { ConfigProblem } from './index.ts';

function problemsOf(wrong: object): readonly ConfigProblem[] {
  try {
    // The compiler refuses some of these too; a build without types must still report them.
    defineDealer(Object.assign({}, exampleDealer, { features: [] }, wrong));
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const mistakes: [mistake: string, wrong: object, path: string, what: RegExp, fix: RegExp][] = [
  [
    'a measurement id of the older Google Analytics',
    { analytics: { googleAnalytics: 'UA-1234-1' } },
    'analytics.googleAnalytics',
    /a measurement id is G- and capital/,
    /such as "G-EXAMPLE123"/,
  ],
  [
    'a container id without its prefix',
    { analytics: { tagManager: 'EXAMPLE' } },
    'analytics.tagManager',
    /a container id is GTM-/,
    /such as "GTM-EXAMPLE"/,
  ],
  [
    'a pixel that is no number',
    { analytics: { metaPixel: 'fb-1', advertising: true } },
    'analytics.metaPixel',
    /the id of a pixel has digits only/,
    /such as "1234567890123456"/,
  ],
  [
    'a tag host with a scheme',
    { analytics: { googleAnalytics: 'G-EXAMPLE123', tagHost: 'https://tags.dealer.example' } },
    'analytics.tagHost',
    /a host is a bare domain name/,
    /such as "tags\.example\.com"/,
  ],
  [
    'the staff key itself instead of its hash',
    { analytics: { debugKeyHash: 'secret' } },
    'analytics.debugKeyHash',
    /a SHA-256 has 64 hexadecimal digits/,
    /such as "9f86d08/,
  ],
  [
    'a firm that would never be told',
    { analytics: { askConsent: false, tagManager: 'GTM-EXAMPLE' } },
    'analytics.tagManager',
    /^visitors are not asked for consent$/,
    /^Set askConsent: true, or remove the id\.$/,
  ],
  [
    'a pixel without a question about advertising',
    { analytics: { metaPixel: '1234567890' } },
    'analytics.metaPixel',
    /^the question to visitors is not about advertising$/,
    /^Set advertising: true, or remove the pixel\.$/,
  ],
  [
    'a tag host that nothing uses',
    { analytics: { tagHost: 'tags.dealer.example' } },
    'analytics.tagHost',
    /^the site has no tags of Google$/,
    /^Write googleAnalytics or tagManager, or remove the host\.$/,
  ],
];

it.each(mistakes)('%s is reported with a fix', (_mistake, wrong, path, what, fix) => {
  const problems = problemsOf(wrong);
  expect(problems.map((problem) => problem.path)).toEqual([path]);
  expect(problems[0]?.what).toMatch(what);
  expect(problems[0]?.fix).toMatch(fix);
});
