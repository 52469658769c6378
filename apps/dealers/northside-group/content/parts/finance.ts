import type { financeApplication } from '@forecourt/finance-application';

type Options = Parameters<typeof financeApplication>[0];

/** The lender of the group, with its texts. A changed text needs a new `version`, which each consent records. */
export const finance: Options = {
  intro:
    'Apply for your car, truck or bike in six steps. Have a payslip nearby: most people take ten minutes. Your answers stay on this device until you send them.',
  lender: {
    name: 'Example Motor Credit',
    texts: {
      version: '2026-10a',
      creditGuide: `This guide is about Example Motor Credit, DEMO-ACL 200002, a made-up lender for this demonstration. No money is lent and no credit report is asked for.

What we must do: find out what you want from the loan and what you earn, spend and owe; check it; and say no if you couldn’t pay it back without real difficulty. You may have our assessment in writing if you ask.

What it costs: applying is free. Northside Auto Group is paid by us when a loan begins, a share of the amount that you borrow. The contract shows the sum.

Trouble with a repayment? Call as soon as you can. You have the right to ask for a change because of hardship. For a complaint that we don’t solve, the Australian Financial Complaints Authority is free: 1800 931 678.`,
      privacy: `You agree that Northside Auto Group passes this application to Example Motor Credit, and that both keep it safe and use it for this application only.

You agree that Example Motor Credit asks a credit reporting body about you and tells it that you have applied. The body may keep a record of that.

You agree that Example Motor Credit tells Northside Auto Group whether it lends, and not why.

You can see and correct your details at any time. Without this consent nobody can look at the application; a person at the counter is glad to talk about it instead.`,
    },
  },
};
