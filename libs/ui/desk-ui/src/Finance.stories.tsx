import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DecisionForm } from './DecisionForm.tsx';
import { FinancePage } from './FinancePage.tsx';
import type { FinancePageView } from './FinancePage.tsx';
import { BackupCodes, SecondFactorCode, SecondFactorSetup, SecondFactorStart } from './SecondFactor.tsx';

/**
 * **Use for** an application for finance at the desk, open to those who may read it. **Do:** name who has read it, and when.
 * **Don't:** copy a value of it into a page, a log or an e-mail.
 */
const meta = { title: 'Desk/Finance' } satisfies Meta;
export default meta;
type Story = StoryObj;

const form = { busy: false, failure: null, onChange: () => undefined, onSubmit: () => undefined };

const application: FinancePageView = {
  reference: 'FA-7K2M-9QX4',
  status: { text: 'Not decided', tone: 'warning' },
  about: [
    { name: 'Kind', text: 'Application' },
    { name: 'Lead', text: 'Open the lead', href: '#lead' },
  ],
  sections: [
    { title: 'Loan', facts: [{ name: 'Amount', text: '$20,000' }] },
    { title: 'You', facts: [{ name: 'Name', text: 'Priya Nair' }] },
  ],
  lender: [{ name: 'Answer', text: 'referred\nIncome is to be checked' }],
  consents: {
    facts: [{ name: 'Agreed', text: 'Tue 24 Nov, 10:20 am, version 3' }],
    texts: [{ title: 'Credit guide', text: 'We act for the lender.' }],
  },
  log: [{ name: 'Tue 24 Nov, 11:00 am', text: 'read, Kim Lee' }],
};

const decision = (
  <DecisionForm
    {...form}
    fields={{ decision: '', text: '' }}
    decisions={[{ value: 'approved', text: 'Approved' }]}
  />
);

export const Application: StoryObj<{ application: FinancePageView }> = {
  args: { application },
  render: (args) => <FinancePage {...args} decision={decision} />,
};

export const ApplicationBeforeTheLender: Story = {
  render: () => (
    <FinancePage application={{ ...application, lender: [], consents: null, log: [] }} decision={decision} />
  ),
};

const confirm = fn();
export const Code: Story = {
  render: () => <SecondFactorCode {...form} code="123456" onSubmit={confirm} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Confirm' }));
    await expect(confirm).toHaveBeenCalledOnce();
  },
};

export const CodeRefused: Story = {
  render: () => (
    <SecondFactorCode
      {...form}
      code="123456"
      failure={{ text: 'Too many tries. Please wait a little.', retry: true }}
    />
  ),
};

export const Start: Story = { render: () => <SecondFactorStart {...form} /> };

export const Setup: Story = {
  render: () => (
    <SecondFactorSetup
      {...form}
      code=""
      secret="JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
      uri="otpauth://totp/desk"
    />
  ),
};

export const Backup: Story = {
  render: () => <BackupCodes codes={['abcde12345', 'fghij67890']} onKept={() => undefined} />,
};
