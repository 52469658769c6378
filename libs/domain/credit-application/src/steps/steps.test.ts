import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complete, TODAY } from '../test/samples.ts';
import { ageOn } from './age.ts';
import { answerRows } from './answerRows.ts';
import { loanAmounts } from './checkLoan.ts';
import { checkStep } from './checkStep.ts';
import { cleanAnswers } from './cleanAnswers.ts';
import { loanAnswers } from './loanAnswers.ts';
import { firstOpenStep, nextStep, previousStep } from './progress.ts';
import { APPLICATION_STEPS, isStep, STEP_FIELDS, STEP_TITLES, type ApplicationStep } from './steps.ts';

const errorsOf = (step: ApplicationStep, changes: Record<string, string>) =>
  checkStep(step, { ...complete, ...changes }, TODAY);

describe('the steps of a finance application', () => {
  it('are six at most, each with a heading, and the last asks for nothing but consent', () => {
    expect(APPLICATION_STEPS).toHaveLength(6);
    expect(APPLICATION_STEPS.map((step) => STEP_TITLES[step])).not.toContain('');
    expect(STEP_FIELDS.consent).toEqual([]);
  });

  it('have no field twice', () => {
    const names = APPLICATION_STEPS.flatMap((step) => STEP_FIELDS[step].map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });

  it('have errors and rows before anything is answered', () => {
    for (const step of APPLICATION_STEPS.filter((each) => STEP_FIELDS[each].length > 0)) {
      expect(checkStep(step, {}, TODAY), step).not.toEqual({});
      expect(
        answerRows(step, {}).every(({ text }) => text === ''),
        step,
      ).toBe(true);
    }
    expect(loanAmounts({})).toEqual({ price: 0, deposit: 0, balloon: 0 });
  });

  it('ask how often an amount is paid', () => {
    const { income_per: _, ...rest } = complete;
    expect(checkStep('work', rest, TODAY)['income']).toMatch(/please choose how often/);
  });

  it('are complete with complete answers', () => {
    for (const step of APPLICATION_STEPS) expect(checkStep(step, complete, TODAY), step).toEqual({});
    expect(firstOpenStep(complete, TODAY)).toBe('consent');
  });

  it.each<[ApplicationStep, string, string, string]>([
    ['loan', 'price', '', 'please fill this in'],
    ['loan', 'price', 'a lot', 'an amount from $1,000 to $2,000,000'],
    ['loan', 'price', '999', 'an amount from $1,000'],
    ['loan', 'price', '-5', 'an amount'],
    ['loan', 'deposit', '29,500', 'at least $1,000 to borrow'],
    ['loan', 'balloon', '25,001', 'more than you borrow'],
    ['loan', 'term', '8 years', 'choose one of the options'],
    ['loan', 'term', '', 'Over how long? Please choose one.'],
    ['you', 'first_name', '', 'please fill this in'],
    ['you', 'first_name', 'x'.repeat(101), 'shorten this to 100 characters'],
    ['you', 'birth_date', '2008-11-22', '18 or older'],
    ['you', 'birth_date', '1890-01-01', 'check the year'],
    ['you', 'birth_date', '2990-01-01', 'check the year'],
    ['you', 'birth_date', '31/12/1990', 'enter a date'],
    ['you', 'email', 'priya@', 'valid email'],
    ['you', 'phone', '12', 'valid phone'],
    ['home', 'postcode', '40061', '4-digit'],
    ['home', 'state', 'QC', 'one of the options'],
    ['home', 'housing', '', 'please fill this in'],
    ['home', 'housing_per', 'decade', 'how often'],
    ['work', 'employer', '', 'please fill this in'],
    ['work', 'income', '😀', 'an amount'],
    ['work', 'income_per', '', 'how often'],
    ['spending', 'card_limits', '', 'please fill this in'],
    ['spending', 'change', '', 'harder? Please choose one.'],
  ])('%s: %s of %j is named', (step, field, value, text) => {
    const found = errorsOf(step, { [field]: value });
    expect(found[field.replace(/_per$/, '')]).toContain(text);
    expect(Object.keys(found)).toHaveLength(1);
  });

  it.each<[ApplicationStep, Record<string, string>]>([
    ['home', { living: 'With family', housing: '', housing_per: '' }],
    ['home', { home_time: 'Less than 1 year', previous_address: '3 Old Road, Perth' }],
    ['work', { employment: 'Retired', employer: '', occupation: '', work_time: '' }],
    ['work', { employment: 'Self-employed', abn: '51 824 753 556' }],
    ['spending', { change: 'Yes', change_text: 'Parental leave from May' }],
    ['loan', { price: '$30k', deposit: '', balloon: '10,000' }],
    ['you', { birth_date: '2008-11-21', phone: '+44 20 7946 0018' }],
  ])('%s accepts %j', (step, changes) => {
    expect(errorsOf(step, changes)).toEqual({});
  });

  it.each<[ApplicationStep, Record<string, string>, string]>([
    ['home', { home_time: 'Less than 1 year' }, 'previous_address'],
    ['work', { employment: 'Self-employed' }, 'abn'],
    ['spending', { change: 'Yes' }, 'change_text'],
  ])('%s asks for more after %j', (step, changes, field) => {
    expect(Object.keys(errorsOf(step, changes))).toEqual([field]);
  });

  it('open only after those before them, and lead forwards and back', () => {
    expect(firstOpenStep({}, TODAY)).toBe('loan');
    expect(firstOpenStep({ ...complete, suburb: '' }, TODAY)).toBe('home');
    expect(APPLICATION_STEPS.map(nextStep)).toEqual([...APPLICATION_STEPS.slice(1), 'consent']);
    expect(APPLICATION_STEPS.map(previousStep)).toEqual([null, ...APPLICATION_STEPS.slice(0, -1)]);
    expect([isStep('home'), isStep('garage'), isStep(undefined)]).toEqual([true, false, false]);
  });
});

describe('cleanAnswers', () => {
  it('keeps the fields of its step on one line each, and nothing else', () => {
    const posted = {
      first_name: ' Eve\r\nBcc: x\u202e ',
      income: '1',
      __proto__: 'x',
      last_name: ['a'],
      email: 5,
    };
    expect(cleanAnswers('you', posted)).toEqual({
      ...{ first_name: 'Eve Bcc: x', last_name: '', birth_date: '', email: '', phone: '' },
      ...{ residency: '', household: '', dependants: '' },
    });
  });

  it('keeps a long text, so that it can be shortened, up to 10,000 characters', () => {
    expect(cleanAnswers('you', { first_name: 'x'.repeat(20_000) })['first_name']).toHaveLength(10_000);
  });

  it('never throws, and its answers clean to themselves', () => {
    const answers = fc.record({
      step: fc.constantFrom(...APPLICATION_STEPS),
      text: fc.string(),
      more: fc.anything(),
    });
    fc.assert(
      fc.property(answers, ({ step, text, more }) => {
        const names = STEP_FIELDS[step].map(({ name }) => name);
        const posted = Object.fromEntries(names.map((name, at) => [name, at === 0 ? more : text]));
        const cleaned = cleanAnswers(step, posted);
        expect(cleanAnswers(step, cleaned)).toEqual(cleaned);
        checkStep(step, cleaned, TODAY);
        answerRows(step, cleaned);
      }),
    );
  });
});

describe('answerRows', () => {
  it('writes amounts, periods and dates for people, and leaves out what is not asked', () => {
    const text = (step: ApplicationStep, name: string, changes: Record<string, string> = {}) =>
      answerRows(step, { ...complete, ...changes }).find((row) => row.name === name)?.text;
    expect(text('loan', 'price')).toBe('$30,000');
    expect(text('home', 'housing', { housing: '450.5' })).toBe('$450.50 a week');
    expect(text('you', 'birth_date')).toBe('12 April 1990');
    expect(text('you', 'birth_date', { birth_date: 'soon' })).toBe('soon');
    expect(text('work', 'abn')).toBeUndefined();
    expect(text('work', 'income', { income: 'plenty' })).toBe('plenty');
    expect(text('work', 'other_income')).toBe('');
  });
});
it.each([
  ['2008-11-21', 18],
  ['2008-11-22', 17],
  ['2008-02-29', 18],
  ['2027-01-01', -1],
])('somebody born on %s is %i', (birth, age) => {
  expect(ageOn(birth, TODAY)).toBe(age);
});

describe('what a loan fills in', () => {
  it('is its amounts with commas and its term, where the step offers it; nothing for nothing', () => {
    expect(loanAnswers({ price: 30_000.4, deposit: 5_000, residual: 900, termYears: 1 })).toEqual({
      ...{ price: '30,000', deposit: '5,000', balloon: '900', term: '1 year' },
    });
    expect(loanAnswers({ price: null, deposit: 0, residual: 0, termYears: 9 })).toEqual({
      ...{ price: '', deposit: '', balloon: '', term: '' },
    });
  });
});
