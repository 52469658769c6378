import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { RangeField } from './RangeField.tsx';
import type { RangeFieldProps } from './RangeField.tsx';

function Price({ value: initial, ...rest }: RangeFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <div className="max-w-72">
      <RangeField {...rest} value={value} onChange={setValue} />
      <output className="mt-2 block text-small text-ink-2">{JSON.stringify(value)}</output>
    </div>
  );
}

/**
 * **Use for** a range with two ends, such as price, year or odometer reading.
 *
 * **Do:** Name the unit in the label of each end. Leave an end open where there is no limit.
 *
 * **Don't:** Use it for a single number (`SliderField`), or for fewer than about ten values (a select).
 */
const meta = {
  title: 'Primitives/RangeField',
  component: Price,
  // It keeps what is dragged: a control of where it begins makes it anew.
  render: (args) => <Price key={JSON.stringify(args.value)} {...args} />,
  args: {
    id: 'price',
    label: 'Price',
    min: 0,
    max: 120_000,
    step: 500,
    prefix: '$',
    value: { min: 5000, max: 70_000 },
    onChange: () => undefined,
  },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTwoThumbs: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const low = canvas.getByRole('slider', { name: 'Lowest price' });
    low.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(low).toHaveAttribute('aria-valuetext', '$5,000');
  },
};

export const ByTyping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Highest price' });
    await userEvent.clear(field);
    await userEvent.type(field, '31,234{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('{"min":5000,"max":31234}');
    const low = canvas.getByRole('textbox', { name: 'Lowest price' });
    await userEvent.clear(low);
    await userEvent.type(low, '99999{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('{"min":31234,"max":99999}');
  },
};
