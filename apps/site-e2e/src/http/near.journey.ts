import { readableText } from '../support/html.ts';
import { expect, test } from '../support/test.ts';

test('the list of locations by distance from a postcode, the nearest first; an unknown place is named', async ({
  get,
}) => {
  const { text, status } = await get('/dealerships?near=2300');
  expect(status).toBe(200);
  const words = readableText(text);
  expect(words).toContain('Nearest to 2300 NSW');
  const distances = [...words.matchAll(/([\d,]+) km away/g)].map(([, km = '']) =>
    Number(km.replace(',', '')),
  );
  expect(distances.length).toBeGreaterThan(0);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(text).toMatch(/<meta name="robots" content="noindex/);
  expect(readableText((await get('/dealerships?near=Nowhereville')).text)).not.toContain('Nearest to');
});
