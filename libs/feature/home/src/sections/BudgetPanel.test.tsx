import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { budgetOf, firstBudget } from '../logic/budget-view.ts';
import { BudgetPanel } from './BudgetPanel.tsx';

const site = publicSite(defineDealer({ ...exampleDealer, features: [] }));

function Panel() {
  const [state, setState] = useState(() => firstBudget('weekly'));
  return (
    <SiteProvider site={site}>
      <BudgetPanel
        state={state}
        facts={null}
        quick="everyday"
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
