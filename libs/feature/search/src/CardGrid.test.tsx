import { fixedNow, namedCars } from '@forecourt/fixtures';
import { ownCard } from '@forecourt/mini-sites';
import { defineDealer, exampleDealer, publicSite, siteSlots } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { SlotProvider } from '@forecourt/slots';
import { searchDocument, searchState } from '@forecourt/stock-search';
import type { CardSlots } from '@forecourt/vehicle-card';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CardGrid } from './CardGrid.tsx';
import { search } from './manifest.ts';
import { slots } from './slots.ts';

test('what a search finds is shown on the dealer’s own cards', () => {
  const site = publicSite(defineDealer({ ...exampleDealer, features: [search()] }));
  render(
    <SiteProvider site={site}>
      <SlotProvider filling={{ contributions: {}, overrides: ownCard }}>
        <ul>
          <CardGrid
            hits={[searchDocument(namedCars.plain, { now: fixedNow })]}
            state={searchState({}, { slug: site.slug, vocabulary: { makes: [] } })}
            now={fixedNow}
          />
        </ul>
      </SlotProvider>
    </SiteProvider>,
  );
  expect(screen.getByText(`Own card of ${namedCars.plain.path}`)).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});

test('the slots that every list places are those of this feature and of the site', () => {
  const declared: CardSlots = { ...siteSlots, ...slots };
  expect(declared['search.card'].kind).toBe('one');
  expect(declared['site.card-tools'].kind).toBe('list');
});
