import type { financeApplication } from '@forecourt/finance-application';

type Options = Parameters<typeof financeApplication>[0];

/** Our lender, with its texts. Change `version` with every change of a text: it is stored with each consent. */
export const finance: Options = {
  lender: {
    name: 'Demonstration Finance',
    texts: {
      version: '2026-11',
      creditGuide: `Demonstration Finance, DEMO-ACL 100001, lends money for vehicles. It is invented for this demonstration: it lends no money, and nothing you enter here goes to a real lender.

Before it offers you a loan, it has to ask about your needs and your money, check what you say, and decide whether the loan would be unsuitable for you. A loan is unsuitable if you could only repay it with substantial hardship, or if it doesn’t do what you need it for. It must not lend then.

You can ask for a copy of this assessment. It is free before you sign, and for seven years after.

Harbour City Motors may get a commission from the lender if you take the loan. Before you sign, we tell you how it’s worked out. Applying costs you nothing.

If something goes wrong, tell the lender first. If you aren’t happy with its answer, the Australian Financial Complaints Authority helps you free of charge: 1800 931 678, afca.org.au.`,
      privacy: `Harbour City Motors collects what you enter here for one reason: so that Demonstration Finance can decide about your application. We keep it encrypted, and only staff who work on your application can read it. We record who opens it, and when.

Demonstration Finance may use it to check who you are and whether you can afford the loan. For that it may give your name, date of birth and address to a credit reporting body, and get your credit report from it. The enquiry becomes part of your credit report.

It may ask your employer whether you work there, and tell us its decision. It doesn’t sell your details, and nobody sends you advertising because of this application.

You can ask us and the lender what we hold about you, and have mistakes corrected. We delete the application 90 days after the decision. If you don’t agree, we can’t pass your application on; you’re welcome to talk to us about other ways to pay.`,
    },
  },
};
