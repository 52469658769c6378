import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { budgetOf, firstBudget } from '../logic/budget-view.ts';
import { BudgetPanel } from './BudgetPanel.tsx';

const now = new Date('2026-11-21T02:00:00Z');
const site = publicSite(defineDealer({ ...exampleDealer, features: [] }));

function Panel() {
  const [state, setState] = useState(() => firstBudget('weekly'));
  return (
    <SiteProvider site={site}>
      <BudgetPanel
        state={state}
        facts={null}
        quick="everyday"
        now={now}
        onChange={(part) => setState((before) => ({ ...before, ...part }))}
      />
      <output>{budgetOf(state).deposit}</output>
    </SiteProvider>
  );
}

test.each([
  ['1.5k', '1500', '$1,500', ''],
  ['$12 000', '12000', '$12,000', ''],
  ['a lot', '0', 'a lot', '“a lot” is not a number. Write it like $200. It counts as $0.'],
  ['-500', '0', '-500', '“-500” is below zero. Write it like $200. It counts as $0.'],
])(
  '[SR-17] a deposit typed as %j counts as %s, and nothing typed is lost',
  async (typed, counts, shown, note) => {
    render(<Panel />);
    const box = () => screen.getByRole('textbox', { name: 'Deposit or trade-in' });
    await userEvent.clear(box());
    await userEvent.type(box(), `${typed}{Enter}`);
    expect(screen.getByRole('status', { name: '' }).textContent).toBe(counts);
    expect(box()).toHaveProperty('value', shown);
    expect(document.getElementById('budget-deposit-note')?.textContent).toBe(note);
  },
);

test.each([
  ['everyday', 250_000, ['$5,000', '$70,000']],
  ['prestige', 800_000, ['$300,000', '$800,000']],
] as const)(
  '[SR-18] the price slider of %s cars starts at 5,000 and ends at %d in steps of 500; its quick picks are %j',
  (quick, highest, [first, last]) => {
    const onChange = vi.fn();
    render(
      <SiteProvider site={site}>
        <BudgetPanel
          state={{ ...firstBudget('weekly'), by: 'price', price: { min: null, max: null } }}
          facts={null}
          quick={quick}
          now={now}
          onChange={onChange}
        />
      </SiteProvider>,
    );
    const thumbs = screen.getAllByRole<HTMLInputElement>('slider');
    expect(thumbs.map(({ min, step }) => [min, step])).toEqual([
      ['5000', '500'],
      ['5000', '500'],
    ]);
    expect(thumbs.map(({ value }) => value)).toEqual(['5000', String(highest)]);
    const picks = within(screen.getByRole('group', { name: 'Quick picks' })).getAllByRole('button');
    expect([picks[0]?.textContent, picks.at(-1)?.textContent]).toEqual([`Up to ${first}`, `Up to ${last}`]);
    const [pick] = picks;
    if (pick) fireEvent.click(pick);
    expect(onChange).toHaveBeenLastCalledWith({
      price: { min: null, max: quick === 'everyday' ? 5_000 : 300_000 },
    });
  },
);

test.each([
  ['2026-11-21', true],
  ['2026-11-20', false],
])(
  '[FI-01] rates whose last day is %s are shown on 21 November, with the dealer’s warning: %s',
  (rateEffectiveTo, shown) => {
    const finance = {
      ...{ provider: 'AusLoans' as const, annualRatePercent: 6.29, comparisonRatePercent: 8.19 },
      ...{ lender: { name: 'Demo', creditLicence: 'DEMO' }, warning: 'WARNING: ours.', rateEffectiveTo },
    };
    const { container } = render(
      <SiteProvider site={publicSite(defineDealer({ ...exampleDealer, finance, features: [] }))}>
        <BudgetPanel
          {...{ facts: null, quick: 'everyday', now }}
          state={firstBudget('weekly')}
          onChange={() => undefined}
        />
      </SiteProvider>,
    );
    expect(container.textContent.includes('6.29% p.a.')).toBe(shown);
    expect(container.textContent.includes('ours.')).toBe(shown);
  },
);
