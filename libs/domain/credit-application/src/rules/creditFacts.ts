import { typedAmount } from '@forecourt/values';
import { ageOn } from '../steps/age.ts';
import { isAsked, periodName, type Answers } from '../steps/applicationField.ts';
import { loanAmounts } from '../steps/checkLoan.ts';
import { BUSINESS_USE, CHANGE, NEW_AT_HOME, SELF_EMPLOYED, VISA, WITH_PARTNER } from '../steps/choices.ts';
import { APPLICATION_STEPS, STEP_FIELDS } from '../steps/steps.ts';
import { isPeriod, monthlyAmount } from './period.ts';

/** What the rules of a lender read of a complete application. Dollars; amounts of time are a month's. */
export interface CreditFacts {
  loan: { price: number; deposit: number; balloon: number; amount: number; termMonths: number };
  businessUse: boolean;
  age: number;
  onVisa: boolean;
  withPartner: boolean;
  dependants: number;
  newAtHome: boolean;
  employment: string;
  selfEmployed: boolean;
  newAtWork: boolean;
  income: number;
  otherIncome: number;
  housing: number;
  livingCosts: number;
  loans: number;
  otherCosts: number;
  /** Limits of all credit cards together. */
  cardLimits: number;
  expectsChange: boolean;
}

/**
 * The facts of complete answers.
 *
 * @param today local date of the dealer, `YYYY-MM-DD`.
 */
export function creditFacts(answers: Answers, today: string): CreditFacts {
  const given = askedAnswers(answers);
  const text = (name: string) => given[name] ?? '';
  const monthly = (name: string) => {
    const period = text(periodName(name));
    return monthlyAmount(typedAmount(text(name)).amount ?? 0, isPeriod(period) ? period : 'month');
  };
  const loan = loanAmounts(given);
  const short = (name: string) => NEW_AT_HOME.some((each) => each === text(name));
  return {
    loan: { ...loan, amount: loan.price - loan.deposit, termMonths: 12 * Number.parseInt(text('term'), 10) },
    businessUse: text('use') === BUSINESS_USE,
    age: ageOn(text('birth_date'), today),
    onVisa: text('residency') === VISA,
    withPartner: text('household') === WITH_PARTNER,
    dependants: Number.parseInt(text('dependants'), 10) || 0,
    newAtHome: short('home_time'),
    employment: text('employment'),
    selfEmployed: text('employment') === SELF_EMPLOYED,
    newAtWork: short('work_time'),
    income: monthly('income'),
    otherIncome: monthly('other_income'),
    housing: monthly('housing'),
    livingCosts: monthly('living_costs'),
    loans: monthly('loans'),
    otherCosts: monthly('other_costs'),
    cardLimits: typedAmount(text('card_limits')).amount ?? 0,
    expectsChange: text('change') === CHANGE,
  };
}

/** The answers without those to questions that are not asked any more, because an answer before them has changed. */
export function askedAnswers(answers: Answers): Answers {
  const fields = APPLICATION_STEPS.flatMap((step) => STEP_FIELDS[step]);
  const left = fields
    .filter((field) => !isAsked(field, answers))
    .flatMap(({ name }) => [name, periodName(name)]);
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !left.includes(name)));
}
