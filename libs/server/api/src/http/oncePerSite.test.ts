import { expect, it } from 'vitest';
import { oncePerSite } from './oncePerSite.ts';

it('creates one value per site, and a new one when `given` changes', () => {
  const of = oncePerSite((slug, { bands }: { bands: number }) => ({ slug, bands }));
  const [first, edited] = [{ bands: 1 }, { bands: 2 }];
  const made = of('one', first);
  expect(of('one', first)).toBe(made);
  expect(of('two', first)).toEqual({ slug: 'two', bands: 1 });
  expect(of('one', edited)).toEqual({ slug: 'one', bands: 2 });
  expect(of('one', edited)).toBe(of('one', edited));
});
