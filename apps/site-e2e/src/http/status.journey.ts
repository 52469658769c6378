import { jsonLdOf, readableText } from '../support/html.ts';
import { STOCK } from '../support/pages.ts';
import { carOf, carsOf, isListed } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

const said = {
  reserved: ['Reserved', /This \w+ is reserved\./, 'LimitedAvailability'],
  comingSoon: ['Coming soon', /This \w+ is not here yet\./, 'PreOrder'],
} as const;

for (const kind of ['reserved', 'comingSoon'] as const) {
  test(
    `[VD-20] every vehicle that is ${kind} says so on its card, its page, in print and in structured data, and offers no test drive`,
    { tag: '@every-dealer' },
    async ({ site, get }) => {
      const [word, sentence, availability] = said[kind];
      const cars = carsOf(site, kind).filter(isListed);
      expect(cars.length).toBeGreaterThan(0);
      for (const car of cars) {
        const list = (await get(`${STOCK}?query=${car.stocknum}`)).text;
        const card = list.slice(list.indexOf('<article'), list.indexOf('</article>'));
        expect(readableText(`<body>${card}</body>`), car.slug).toContain(word);
        expect(card).toContain('aria-description="');
        const { text } = await get(`/cars/${car.slug}`);
        expect(readableText(text), car.slug).toMatch(sentence);
        const main = text.slice(text.indexOf('<main'), text.indexOf('</main>')); // the footer may link to test drives
        expect(readableText(`<body>${main}</body>`)).not.toMatch(/Book test (drive|ride)|Book a viewing/);
        expect(JSON.stringify(jsonLdOf(text))).toContain(availability);
        expect(readableText((await get(`/print?car_id=${car.slug}`)).text)).toMatch(sentence);
        const form = await get(`/enquire?car=${car.slug}&about=test-drive`);
        expect(readableText(form.text)).toMatch(sentence);
        expect(form.text).not.toContain('name="dateTime"');
      }
    },
  );
}

test(
  'the offer in structured data has the status of its vehicle, and a price where the page shows one',
  { tag: '@every-dealer' },
  async ({ site, get }) => {
    const offers = [
      ['plain', 'InStock'],
      ['reserved', 'LimitedAvailability'],
      ['comingSoon', 'PreOrder'],
      ['soldLately', 'SoldOut'],
      ['withoutPrice', 'InStock'],
      ['withdrawn', 'OutOfStock'],
    ] as const;
    const priceless = new Set(['soldLately', 'withoutPrice', 'withdrawn']);
    for (const [kind, availability] of offers) {
      const car = carOf(site, kind);
      const { text } = await get(`/cars/${car.slug}`);
      const [offer = ''] = /"offers":\{[^{]*/.exec(JSON.stringify(jsonLdOf(text))) ?? [];
      expect(offer, car.slug).toContain(`"availability":"https://schema.org/${availability}"`);
      const [, price] = /"price":([\d.]+)/.exec(offer) ?? [];
      const dollars = price === undefined ? null : `$${Number(price).toLocaleString('en-AU')}`;
      if (priceless.has(kind)) expect(dollars, car.slug).toBeNull();
      else expect(readableText(text), car.slug).toContain(dollars ?? 'PREORDER');
    }
  },
);
