import type { SentView } from '../logic/page.ts';

/** What a shopper reads about an application. */
export interface OutcomeTexts {
  title: string;
  tone: 'success' | 'info';
  paragraphs: readonly string[];
  /** Whether to name free help with money. */
  help: boolean;
}

/** The texts of each state of a sent application. They promise no loan and judge nobody. */
export function outcomeTexts(
  status: SentView['status'],
  { lender, dealer }: { lender: string; dealer: string },
): OutcomeTexts {
  switch (status) {
    case 'approved':
      return {
        title: 'Good news: approved, subject to checks',
        tone: 'success',
        paragraphs: [
          `${lender} would lend you this amount, as long as your documents match your answers. It isn’t a final offer yet, and you haven’t agreed to anything.`,
          `${dealer} will call you to go through the rate, the fees and what you’ll pay in total. Take your time to decide.`,
        ],
        help: false,
      };
    case 'referred':
      return {
        title: 'Someone will look at your application',
        tone: 'info',
        paragraphs: [
          `${lender} would like to look more closely before it answers. That’s common, and it isn’t a no.`,
          `${dealer} will call you, and may ask for a payslip or a bank statement.`,
        ],
        help: false,
      };
    case 'declined':
      return {
        title: 'Not this time',
        tone: 'info',
        paragraphs: [
          `${lender} can’t offer you this loan.`,
          `You can ask ${lender} for its reasons and for a copy of its assessment. A smaller loan or a larger deposit may be possible: ${dealer} is happy to talk it over, and you can still buy without finance.`,
        ],
        help: true,
      };
    case 'withdrawn':
      return {
        title: 'This application is closed',
        tone: 'info',
        paragraphs: ['It was withdrawn, so nobody is working on it any more.'],
        help: false,
      };
    case 'submitted':
      return {
        title: 'We have your application',
        tone: 'success',
        paragraphs: [
          `There’s no answer from ${lender} yet. Nothing is lost, and you don’t have to do anything.`,
          `${dealer} knows that you’ve applied, and will call you when there’s an answer.`,
        ],
        help: false,
      };
  }
}
