import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NumberField } from './NumberField.tsx';
import { SliderField } from './SliderField.tsx';

const min = 1000;
const max = 100_000;
const dollars = (value: number) => `$${value.toLocaleString('en-AU')}`;
const between = (value: number) => Math.min(Math.max(value, min), max);
const check = (typed: number) => {
  const value = between(Number.isNaN(typed) ? 0 : typed);
  return { value, message: value === typed ? null : 'Cannot be less than $1,000 or more than $100,000' };
};

function Amount({ start, disabled }: { start: number; disabled?: boolean }) {
  const [amount, setAmount] = useState(start);
  const number = { text: dollars(amount), check, onValue: setAmount };
  return (
    <div className="grid max-w-140 gap-8">
      <SliderField
        id="amount"
        label="Loan amount"
        min={min}
        max={max}
        step={500}
        position={amount}
        text={dollars}
        onSlide={(wanted) => setAmount(between(Math.round(wanted / 500) * 500))}
        number={number}
        disabled={disabled}
      />
      <NumberField id="same" label="The same, to be typed alone" {...number} disabled={disabled} />
    </div>
  );
}

/**
 * **Use for** one number that a visitor tries out, such as a deposit: a slider, and a field for the exact value.
 *
 * **Do:** Show the result beside it while it moves. Pick a step that people would choose by hand.
 *
 * **Don't:** Use it where the exact number is all that counts, such as a postcode (`TextField`) or a loan term of a few values (a select).
 */
const meta = {
  title: 'Primitives/SliderField',
  component: Amount,
  args: { start: 26_990, disabled: false },
  argTypes: { start: { control: { type: 'range', min, max, step: 10 } } },
  // It keeps what is dragged: a control of where it begins makes it anew.
  render: (args) => <Amount key={args.start} {...args} />,
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OffTheGrid: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('$27,000');
  },
};

export const TypedTooMuch: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Loan amount' });
    await userEvent.clear(box);
    await userEvent.type(box, '250000');
    await expect(
      within(canvasElement).getByText('Cannot be less than $1,000 or more than $100,000'),
    ).toBeVisible();
  },
};
