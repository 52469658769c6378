import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NumberField } from './NumberField.tsx';

test.each([
  ['5k', 5_000],
  ['$30 grand', 30_000],
  ['30,000', 30_000],
  ['6.29% p.a.', 6.29],
  ['5 years', 5],
  ['much', 0],
])('what is typed as %s is %s', async (typed, value) => {
  const onValue = vi.fn();
  const check = (found: number) => ({ value: Number.isNaN(found) ? 0 : found, message: null });
  render(<NumberField id="deposit" label="Deposit" text="$0" check={check} onValue={onValue} />);
  const box = screen.getByRole('textbox', { name: 'Deposit' });
  await userEvent.clear(box);
  await userEvent.type(box, typed);
  expect(onValue).toHaveBeenLastCalledWith(value);
});
