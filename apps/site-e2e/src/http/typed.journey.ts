import { readableText } from '../support/html.ts';
import { STOCK } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const sent: [typed: string, address: string][] = [
  ['price_min=10k&price_max=1.5m', 'price=10000-1500000'],
  ['price_min=%2430%2C000&price_max=10+000', 'price=10000-30000'],
  ['price=30000-10000', 'price=10000-30000'],
  ['year_min=2024&year_max=2012', 'year=2012-2024'],
  ['km_max=90%2C000+km', 'km=-90000'],
  ['price_max=29990.50', 'price=-29991'],
];

for (const [typed, address] of sent)
  test(
    `[SR-02] form input ${typed} is redirected to ${address}`,
    { tag: '@every-dealer' },
    async ({ get }) => {
      const { status, headers } = await get(`${STOCK}?${typed}`);
      expect(status).toBe(302);
      expect(headers.location).toBe(`${STOCK}?${address}`);
    },
  );

for (const [typed, sentence] of [
  ['cheap', '“cheap” is not a number. Write it like $'],
  ['-5000', '“-5000” is below zero. Write it like $'],
] as const)
  test(
    `[SR-02] invalid input ${typed} stays in its field with an error message`,
    { tag: '@every-dealer' },
    async ({ get }) => {
      const { status, text } = await get(`${STOCK}?price_max=${typed}`);
      expect(status).toBe(200);
      expect(text).toMatch(new RegExp(`<input[^>]*name="price_max"[^>]*value="${typed}"`));
      expect(readableText(text)).toContain(sentence);
    },
  );
