import { namedCars } from '@forecourt/fixtures';
import type { DealerFinance } from '@forecourt/finance';
import { LinkButton } from '@forecourt/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import Calculator from './Calculator.tsx';
import { calculatorSetup } from './setup.ts';

const now = new Date('2026-11-21T02:00:00Z');

interface Args {
  variant: 'loan' | 'purchase';
  finance: Partial<DealerFinance>;
  price?: number;
}

function Shown({ variant, finance, price }: Args) {
  const car = price === undefined ? namedCars.plain : { ...namedCars.plain, price };
  const dealer = { provider: 'Taurus', annualRatePercent: 6.29, comparisonRatePercent: 8.19, ...finance };
  const setup = calculatorSetup(car, dealer, { variant, now });
  return setup ? (
    <Calculator setup={setup} onFirstChange={() => undefined}>
      <LinkButton href="#finance" variant="inverse" className="w-full">
        Get finance
      </LinkButton>
    </Calculator>
  ) : null;
}

/** Clears the query parameters of the previous story. */
function forgetChoices() {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  for (const key of ['loan', 'deposit', 'residual', 'term', 'rate', 'pay']) query.delete(key);
  window.history.replaceState(window.history.state, '', `${pathname}?${query.toString()}`);
}

/**
 * **Use for** trying out a loan: deposit, term and balloon, with the repayment that follows. Amounts are dollars, rates percent a year.
 *
 * **Do:** Show the assumptions beside the result. The choices are in the address, so that a link has them.
 *
 * **Don't:** Show its result without comparison rate and warning, or send a lead from it without being asked.
 */
const meta = {
  title: 'Finance/Calculator',
  component: Shown,
  args: {
    variant: 'purchase',
    finance: { provider: 'Taurus', annualRatePercent: 6.29, comparisonRatePercent: 8.19 },
    price: 36_990,
  },
  argTypes: {
    variant: { control: 'inline-radio', options: ['purchase', 'loan'] },
    price: { control: { type: 'range', min: 5000, max: 150_000, step: 10 } },
  },
  // It keeps what is dragged: a control of the vehicle or the lender makes it anew.
  render: (args) => <Shown key={JSON.stringify(args)} {...args} />,
  beforeEach: forgetChoices,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Purchase: Story = {};
export const Loan: Story = { args: { variant: 'loan' } };
export const FixedRate: Story = {
  args: { variant: 'loan', finance: { sliders: { default: { interestPercent: { disabled: true } } } } },
};
export const MonthlyOnly: Story = { args: { variant: 'loan', finance: { provider: 'Nissan Finance' } } };
export const YearsFromAList: Story = {
  args: { variant: 'loan', finance: { sliders: { default: { termYears: { choices: [1, 3, 5, 7] } } } } },
};

export const AboveTheMaximum: Story = { args: { price: 147_990 } };
export const BelowTheMinimum: Story = {
  args: { variant: 'loan', price: 8000, finance: { sliders: { default: { amount: { min: 9000 } } } } },
};

export const NoRepayment: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const deposit = canvas.getByRole('textbox', { name: /^Deposit/ });
    await userEvent.clear(deposit);
    await userEvent.type(deposit, '40000');
    await expect(canvas.getAllByText('Enquire for Finance')[0]).toBeVisible();
  },
};

export const OutOfBounds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const price = canvas.getByRole('textbox', { name: 'Purchase price' });
    await userEvent.clear(price);
    await userEvent.type(price, '900');
    await expect(canvas.getByText('Cannot be less than $1,000 or more than $100,000')).toBeVisible();
  },
};

export const Worked: Story = {
  args: { finance: { fees: [{ label: 'Account keeping', amount: 8, charged: 'monthly' }] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show working' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};
