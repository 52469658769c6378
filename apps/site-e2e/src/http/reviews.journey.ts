import { jsonLdOf, readableText } from '../support/html.ts';
import { expect, journey } from '../support/test.ts';

/** Every type in structured data, at any depth. */
function typesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(typesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === '@type' ? String(each) : typesIn(each)));
}

journey(
  '[HM-02] reviews stand on the home page and on that of their location, with their source, and not in structured data',
  async ({ get, dealer }) => {
    const [newest] = dealer.reviews.items.toSorted((a, b) => b.review_date.localeCompare(a.review_date));
    const place = dealer.locations.find(({ id }) => id === newest?.location_id);
    if (!newest || !place) throw new Error('The dealer has no reviews.');
    for (const path of ['/', `/contact-us/${place.slug}`]) {
      const { text: html } = await get(path);
      expect(readableText(html), path).toContain(newest.text);
      expect(readableText(html), path).toContain('Read all reviews on Google');
      const types = typesIn(jsonLdOf(html));
      expect(types.length, path).toBeGreaterThan(1);
      expect(types.filter((type) => /review|rating/i.test(type))).toEqual([]);
    }
  },
);
