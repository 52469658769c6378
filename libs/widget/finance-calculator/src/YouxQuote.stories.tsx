import { carWith, namedCars } from '@forecourt/fixtures';
import type { DealerFinance, YouxQuote as Quote } from '@forecourt/finance';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { calculatorSetup } from './setup.ts';
import { YouxQuote } from './YouxQuote.tsx';
import type { YouxQuoteProps } from './YouxQuote.tsx';

const quote: Quote = {
  weeklyRepaymentAmount: 118.4,
  comparisonRate: 8.54,
  advertisedRate: 6.99,
  description: null,
};

const answers = (given: Quote | null) => fn((): Promise<Quote | null> => Promise.resolve(given));

interface Args extends Pick<YouxQuoteProps, 'car' | 'ask'> {
  youx: DealerFinance['youx'];
}

function Shown({ youx, ...rest }: Args) {
  const finance = { provider: 'Taurus', annualRatePercent: 6.29, comparisonRatePercent: 8.19, youx };
  const now = new Date('2026-11-21T02:00:00Z');
  const setup = calculatorSetup(rest.car, finance, { variant: 'purchase', now });
  return setup && <YouxQuote setup={setup} {...rest} />;
}

/**
 * **Use for** the repayment that a lender quotes for one vehicle.
 *
 * **Do:** Show who quotes it and the rates that came with it.
 *
 * **Don't:** Load it before the visitor opens the disclosure that it is in.
 */
const meta = {
  title: 'Finance/youX quote',
  component: Shown,
  parameters: { shownInBrowser: ['youx'] },
  args: { car: namedCars.plain, youx: { selfAssessedCreditScore: 'GREAT' }, ask: answers(quote) },
  decorators: [
    (Story) => (
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect(within(canvasElement).queryByText('youX quote')).toBeNull();
};

export const Asked: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('8.54% p.a.')).toBeVisible();
  },
};
export const FromTheVehicle: Story = { args: { car: carWith({ id: 1, youxQuote: quote }) } };
export const FromTheDealersOwnRates: Story = {
  args: { ask: answers({ ...quote, description: 'Worked out from the dealer’s own rates, not by youX.' }) },
};
export const Waiting: Story = {
  args: { ask: fn(() => new Promise<null>(() => undefined)) },
  play: async (context) => {
    await waitFor(() => expect(context.args.ask).toHaveBeenCalledOnce());
    await nothing(context);
  },
};
const answersNothing = answers(null);
export const ProviderFailed: Story = {
  args: { ask: answersNothing },
  play: async (context) => {
    await waitFor(() =>
      expect(answersNothing.mock.settledResults).toEqual([{ type: 'fulfilled', value: null }]),
    );
    await nothing(context);
  },
};
export const Off: Story = {
  args: { youx: null },
  play: async (context) => {
    await nothing(context);
    await expect(context.args.ask).not.toHaveBeenCalled();
  },
};
