import { searchDocument } from '@forecourt/stock-search';
import { fixedNow, namedCars } from '@forecourt/fixtures';
import { describe, expect, it } from 'vitest';
import { packPage, unpackPage } from './packed-page.ts';
import { readAnswer } from './search-answer.ts';

const documents = Object.values(namedCars).map((car) => searchDocument(car, { now: fixedNow }));
const page = {
  url: '/search/used-cars',
  head: { title: 'Used cars', description: '', canonical: '' },
  currentPath: '/search/used-cars',
  heading: 'Used cars',
  crumbs: [],
  siteName: 'Example',
  makes: [],
  stock: { values: {}, bounds: {} },
  searchKey: 'key',
  now: fixedNow.toISOString(),
  said: null,
  unread: {},
  answer: readAnswer([
    { found: documents.length, hits: documents.map((document) => ({ document })), facet_counts: [] },
    {
      found: documents.length - 1,
      hits: [],
      facet_counts: [{ field_name: 'make', counts: [{ value: 'Kia', count: 2 }] }],
    },
  ]),
};

describe('a packed page', () => {
  it('unpacks to every field that a card shows, and no other', () => {
    const { packed, status } = packPage(page);
    const again = unpackPage({ status, packed });
    expect(again).toEqual({ ...page, answer: { ...page.answer, hits: again.answer?.hits } });
    expect(again.answer?.hits).toHaveLength(documents.length);
    for (const [index, hit] of (again.answer?.hits ?? []).entries())
      expect(documents[index]).toMatchObject({ ...hit });
    expect(again.answer?.hits[0]).not.toHaveProperty('filtered_features');
  });

  it('has no results if the page has none', () => {
    const { packed, status } = packPage({ ...page, answer: null });
    expect(unpackPage({ status, packed }).answer).toBeNull();
  });

  it('is not parsed twice', () => {
    const packed = packPage(page);
    expect(unpackPage(packed)).toBe(page);
  });
});
