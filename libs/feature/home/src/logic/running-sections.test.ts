import { expect, test } from 'vitest';
import { sectionSchema } from '../section-schema.ts';
import { runningSections } from './running-sections.ts';

const banner = (dates: object) =>
  sectionSchema.parse({
    type: 'banner',
    title: 'Demonstrators',
    linkText: 'See them',
    url: '/search/demo-cars',
    image: '/pictures/yard.webp',
    ...dates,
  });

test.each([
  ['2026-11-25T13:59:00Z', false],
  ['2026-11-25T14:00:00Z', true],
  ['2026-11-27T13:59:00Z', true],
  ['2026-11-27T14:00:00Z', false],
])('a promotion of 26 and 27 November shows in Brisbane at %s: %s', (now, shown) => {
  const sections = [
    banner({ start: '2026-11-26', expiry: '2026-11-27' }),
    sectionSchema.parse({ type: 'visit' }),
  ];
  const types = runningSections(sections, new Date(now), 'Australia/Brisbane').map(({ type }) => type);
  expect(types).toEqual(shown ? ['banner', 'visit'] : ['visit']);
});

test('a promotion without dates always shows', () => {
  expect(runningSections([banner({})], new Date('2030-01-01T00:00:00Z'), 'Australia/Perth')).toHaveLength(1);
});
