import { comparisonWarnings, lenderStatement, truncateDisclaimer } from '@forecourt/finance';
import type { LenderInfo } from '@forecourt/finance';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DisclaimerText, type DisclaimerTextProps } from './DisclaimerText.tsx';

const shown = { annualRatePercent: 6.29, comparisonRatePercent: 8.19, warning: comparisonWarnings.short };
const info: LenderInfo = {
  lender: 'Demonstration Finance',
  creditLicence: 'DEMO-ACL 1',
  interestRate: 6.29,
  comparisonRate: 8.19,
  termYears: 5,
  establishmentFee: 395,
  disclaimer: 'Approved applicants only; fees, charges, terms and conditions apply.',
  description: null,
};
const says =
  (change: Partial<LenderInfo> = {}): DisclaimerTextProps['ask'] =>
  () =>
    Promise.resolve(lenderStatement({ ...info, ...change }, shown));

/**
 * **Use for** the disclaimer of repayments: a short text, and the full one in a disclosure.
 *
 * **Do:** Keep it on the same screen as the figures that it explains. The warning is in it once.
 *
 * **Don't:** Put the comparison-rate warning into the disclosure alone: it is visible text (`FinanceWarning`).
 */
const meta = {
  title: 'Finance/Disclaimer',
  component: DisclaimerText,
  parameters: { shownInBrowser: ['warning'] },
  args: {
    text: truncateDisclaimer(
      'Repayments are estimates, not an offer of credit. $112 weekly is for a loan over 5 years at 6.29% p.a. with $0 deposit and a final payment of $0; the total payable is $29,120. Finance by Demonstration Finance, Australian credit licence DEMO-ACL 1, to approved applicants. Fees, charges, terms and conditions apply.',
      shown,
    ),
    warning: shown.warning,
    ask: says(),
    quote: null,
  },
} satisfies Meta<typeof DisclaimerText>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByText('Full disclaimer'));
  await expect(within(canvasElement).getByText(/to approved applicants\..*WARNING:/)).toBeVisible();
};
const nothingOfLender = (canvasElement: HTMLElement) =>
  expect(within(canvasElement).queryByText(/Lender for this vehicle/)).toBeNull();

export const Short: Story = {};
export const WithTheLendersWords: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const words = await within(canvasElement).findByText(/^Lender for this vehicle: Demonstration Finance/);
    await expect(words).toBeVisible();
  },
};
export const AtOtherRates: Story = {
  args: { ask: says({ interestRate: 7.49, comparisonRate: 8.61 }) },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(
      await within(canvasElement).findByText(/7\.49% p\.a\., comparison rate 8\.61% p\.a\./),
    ).toBeVisible();
  },
};
export const Waiting: Story = {
  args: { ask: fn(() => new Promise<null>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await waitFor(() => expect(args.ask).toHaveBeenCalledOnce());
    await nothingOfLender(canvasElement);
  },
};
const answersNothing = fn(() => Promise.resolve(null));
export const LenderFailed: Story = {
  args: { ask: answersNothing },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await waitFor(() =>
      expect(answersNothing.mock.settledResults).toEqual([{ type: 'fulfilled', value: null }]),
    );
    await nothingOfLender(canvasElement);
  },
};
export const NobodyIsAsked: Story = {
  args: { ask: null },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await nothingOfLender(canvasElement);
  },
};
export const AFewWords: Story = { args: { text: truncateDisclaimer('Approved applicants only.', shown) } };
