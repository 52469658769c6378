import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  carView,
  purchasePage,
  reviewView,
  withOnRoadCosts,
  withoutCharges,
} from '../../testing/purchase-pages.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { PurchaseScreen } from './PurchaseScreen.tsx';

const show = (page: typeof purchasePage) =>
  render(
    <TestPage>
      <PurchaseScreen page={page} refused={null} />
    </TestPage>,
  );

it.each([
  ['the first step', carView],
  ['the last step', reviewView],
])('%s of a vehicle “Excl. govt charges” has no total price, and says what is not in the sum', (_, view) => {
  const quote = { ...view.quote, suffix: 'Excl. govt charges' };
  show({ ...withoutCharges, view: { ...view, quote } });
  expect(screen.queryByText('Total price')).toBeNull();
  expect(screen.getAllByText('Total before government charges').length).toBeGreaterThan(0);
  const [said] = screen.getAllByText(/^Not in this total: government charges/);
  expect(said?.parentElement?.textContent).toContain('In Victoria, duty comes on top.');
});

it('a drive-away vehicle has a total price, and nothing on top', () => {
  show({ ...purchasePage, view: reviewView });
  expect(screen.getAllByText('Total price').length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Not in this total/)).toBeNull();
});

it('on a site with charges by state the total has them, is called an estimate, and says for whom it is', () => {
  show(withOnRoadCosts);
  expect(screen.queryByText(/Drive away/)).toBeNull();
  expect(screen.getAllByText('Vehicle duty').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Estimated total price').length).toBeGreaterThan(0);
  expect(screen.getAllByText('$36,671.25').length).toBeGreaterThan(0);
  expect(
    screen.getByText(/^Estimated for private buyers who register the vehicle in Queensland/),
  ).toBeTruthy();
  expect(screen.queryByText(/^Not in this total/)).toBeNull();
});

it('what was chosen is deleted by a second press alone, below a sentence that says what goes', () => {
  show(purchasePage);
  const question = screen.getByText('Delete it and start again').closest('details');
  expect(question?.open).toBe(false);
  expect(question?.textContent).toContain('what you chose and entered on every step, for good');
  const buttons = [...document.querySelectorAll('button[value="restart"]')];
  expect(buttons.map((button) => button.closest('details'))).toEqual([question]);
});
