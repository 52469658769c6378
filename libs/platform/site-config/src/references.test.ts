import { expect, test } from 'vitest';
import { externalLink, link, referencesOf, serviceUrl, webLink } from './references.ts';

const schemas = { link, webLink, externalLink, serviceUrl };

test.each([
  ['/finance', ['link', 'webLink']],
  ['/', ['link', 'webLink']],
  ['https://lender.example/apply?a=b', ['link', 'webLink', 'externalLink', 'serviceUrl']],
  ['tel:+61755504100', ['link']],
  ['mailto:sales@dealer.example', ['link']],
  ['#map', ['link']],
  ['http://localhost:4000/', ['serviceUrl']],
  ['//lender.example', []],
  ['/\\lender.example', []],
  ['https://', []],
  ['https:///finance', ['serviceUrl']], // a URL parser reads this as a host
  ['javascript:alert(1)', []],
  [' /finance', []],
  ['finance', []],
  ['', []],
])('%j is accepted by %j', (value, takenBy) => {
  const taken = Object.entries(schemas).filter(([, schema]) => schema.safeParse(value).success);
  expect(taken.map(([name]) => name)).toEqual(takenBy);
});

test('a refused link is reported with the valid forms and a fix', () => {
  const problems = [link, webLink, externalLink].map(
    (schema) => schema.safeParse('finance').error?.issues[0],
  );
  expect(problems.map((problem) => problem?.message)).toEqual([
    'A link is a path of this site, an https address, tel:, mailto: or #.',
    'A link is a path of this site or an https address.',
    'A link is an https address.',
  ]);
});

test('a link to a page is checked against the pages of the site, an external link is not', () => {
  const to = (schema: typeof link) => referencesOf(schema, 'https://a.example/').map((found) => found.to);
  expect([to(link), to(webLink), to(externalLink)]).toEqual([['page'], ['page'], []]);
});
