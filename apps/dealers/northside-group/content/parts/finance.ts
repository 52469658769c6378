import type { financeApplication } from '@forecourt/finance-application';

type Options = Parameters<typeof financeApplication>[0];

/** The lender of the group, with its texts. A changed text needs a new `version`, which each consent records. */
export const finance: Options = {
  intro:
    'Apply for your car, truck or bike in six steps. Have a payslip nearby: most people take ten minutes. Your answers stay on this device until you send them.',
  lender: {
    name: 'Example Motor Credit',
    texts: {
      version: '2026-11a',
      creditGuide: `This guide is about Example Motor Credit, DEMO-ACL 200002, a made-up lender for this demonstration. No money is lent and no credit report is asked for.

What we have to do: find out what you want from the loan and what you earn, spend and owe; check it; and say no if you couldn’t pay it back without real difficulty. Ask, and you’ll get our assessment in writing.

What it costs: applying is free. When a loan begins, we pay Northside Auto Group a share of the amount you borrow. The contract shows how much.

Trouble with a repayment? Call us as soon as you can. You have the right to ask for a hardship arrangement. If we don’t fix a complaint, the Australian Financial Complaints Authority is free: 1800 931 678.`,
      privacy: `You agree that Northside Auto Group may pass this application to Example Motor Credit. Both keep it safe and use it for this application only.

You agree that Example Motor Credit may ask a credit reporting body about you and tell it that you’ve applied. That body may keep a record of it.

You agree that Example Motor Credit may tell Northside Auto Group whether it will lend, but not why.

You can see and correct your details at any time. Without this consent nobody can look at the application, but you’re welcome to talk it over with us at the counter.`,
    },
  },
};
