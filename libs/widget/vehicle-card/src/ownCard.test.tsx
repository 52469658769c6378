import { fixedNow, namedCars } from '@forecourt/fixtures';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StockCard } from './StockCard.tsx';

vi.mock('virtual:forecourt/overrides/search.card', async () => ({
  default: (await import('@forecourt/mini-sites')).ownCard,
}));

test('a card is the dealer’s own if `overrides.tsx` has one', () => {
  const site = publicSite(defineDealer({ ...exampleDealer, features: [] }));
  const { container } = render(
    <SiteProvider site={site}>
      <StockCard car={namedCars.plain} now={fixedNow} weekly={null} />
    </SiteProvider>,
  );
  expect(container.textContent).toBe(`Own card of ${namedCars.plain.path}`);
});
