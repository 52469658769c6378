import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The paths of applications. */
export const APPLY = '/apply-for-finance';
export const PRE_APPROVAL = '/finance-pre-approval';

/** The headings of the steps. */
export const STEPS = [
  ...['The loan', 'About you', 'Your home', 'Work and income', 'Spending'],
  'Check and send',
] as const;

/** Answers by question, for each step with questions. */
export type Application = Readonly<Record<string, string>>[];

/** A person with a unique e-mail address whom the demonstration lender approves. `local` is the part of the address before `@`. */
export function anApplicant(local = `priya.${randomUUID()}`): { email: string; steps: Application } {
  const email = `${local}@mail.example`;
  return {
    email,
    steps: [
      {
        ...{ 'Price of the vehicle': '30,000', 'Deposit and trade-in': '5000' },
        ...{ 'Over how long?': '5 years', 'You’ll use it': 'Mostly personal' },
      },
      {
        ...{ 'First name': 'Priyanka', 'Last name': 'Nairbridge', 'Date of birth': '1990-04-12' },
        ...{ Email: email, Mobile: '0491 570 156', Residency: 'Australian citizen' },
        ...{ 'You live': 'On my own', 'Children and others you support': '0' },
      },
      {
        ...{ 'Street address': '12 Example Crescent', Suburb: 'Newstead', State: 'QLD', Postcode: '4006' },
        ...{ 'This home is': 'Renting', 'Rent, board or home loan': '450' },
        ...{ 'Rent, board or home loan: how often': 'a week', 'Time at this address': '3 years or more' },
      },
      {
        ...{ Work: 'Full time', 'Employer or business': 'Riverside Clinic', Occupation: 'Nurse' },
        ...{ 'Time in this job': '3 years or more', 'Income after tax': '1,450' },
        'Income after tax: how often': 'a week',
      },
      {
        ...{ 'Everyday costs': '1700', 'Repayments on other loans': '0' },
        ...{ 'Credit card limits, all cards together': '3000' },
        'Do you expect any change that would make repayments harder?': 'No',
      },
    ],
  };
}

/** What a person answers whom the lender looks at more closely, refuses, or does not answer. */
export const casual = { Work: 'Casual' };
export const poor = { 'Income after tax': '400' };
export const unanswered = (): string => `priya.${randomUUID()}+timeout`;

/** The pages of an application. */
export class FinanceForm {
  readonly title: Locator;
  readonly #page: Page;
  readonly #main: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#main = page.getByRole('main');
    this.title = this.#main.getByRole('heading', { level: 2 });
  }

  /** The control of a question: a field, a list, or the group of its options. */
  field(question: string): Locator {
    const names = [question, `${question} optional`];
    const [first, ...rest] = names.flatMap((name) => [
      this.#main.getByLabel(name, { exact: true }),
      this.#main.getByRole('radiogroup', { name, exact: true }),
    ]);
    if (!first) throw new Error('There is no such control.');
    return rest.reduce((one, other) => one.or(other), first);
  }

  async answer(question: string, answer: string): Promise<void> {
    const field = this.field(question);
    const tag = await field.evaluate((element) => element.tagName);
    if (tag === 'SELECT') await field.selectOption(answer);
    else if (tag === 'FIELDSET') await field.getByRole('radio', { name: answer, exact: true }).check();
    else await field.fill(answer);
  }

  async fill(answers: Readonly<Record<string, string>>): Promise<void> {
    for (const [question, answer] of Object.entries(answers)) await this.answer(question, answer);
  }

  /** Focuses the first control of the step, with the keys. */
  async focusFirst(): Promise<void> {
    await this.tabTo(this.#main.locator('input:not([type=hidden]), select').first());
  }

  /** Presses Tab until a control has the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let press = 0; press < 60; press += 1) {
      if (await target.evaluate((element) => element.contains(document.activeElement))) return;
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`60 presses of Tab did not reach ${target.toString()}.`);
  }

  /** Answers with the keys alone. */
  async type(answers: Readonly<Record<string, string>>): Promise<void> {
    const { keyboard } = this.#page;
    for (const [question, answer] of Object.entries(answers)) {
      const field = this.field(question);
      await this.tabTo(field);
      const kind = await field.evaluate((element) =>
        element instanceof HTMLInputElement ? element.type : element.tagName,
      );
      if (kind === 'FIELDSET') {
        const option = field.getByRole('radio', { name: answer, exact: true });
        await keyboard.press('Space');
        while (!(await option.isChecked())) await keyboard.press('ArrowDown');
      } else if (kind === 'SELECT') {
        while ((await field.locator('option:checked').textContent()) !== answer)
          await keyboard.press('ArrowDown');
      } else if (kind === 'date') {
        const [year = '', month = '', day = ''] = answer.split('-');
        await keyboard.type(`${await this.#dateOrder(day, month)}${year}`);
      } else await keyboard.type(answer);
    }
  }

  /** Day and month in the order in which the browser's date field takes them. */
  #dateOrder(day: string, month: string): Promise<string> {
    return this.#page.evaluate(
      ([first, second]) => {
        const parts = new Intl.DateTimeFormat(navigator.language).formatToParts(new Date());
        const dayFirst =
          parts.findIndex(({ type }) => type === 'day') < parts.findIndex(({ type }) => type === 'month');
        return dayFirst ? `${first}${second}` : `${second}${first}`;
      },
      [day, month],
    );
  }

  button(name: string): Locator {
    return this.#main.getByRole('button', { name });
  }

  async next(): Promise<void> {
    await this.button('Continue').click();
  }

  /** Fills in the steps from the one that is shown, up to the last. */
  async fillAll(steps: Application, changes: Readonly<Record<string, string>> = {}): Promise<void> {
    for (const [index, answers] of steps.entries()) {
      const changed = Object.fromEntries(
        Object.entries(answers).map(([question, answer]) => [question, changes[question] ?? answer]),
      );
      await this.fill(changed);
      await this.next();
      await expect(this.title).toHaveText(STEPS[index + 1] ?? '');
    }
  }

  /** Agrees to the texts, and sends. */
  async send(): Promise<void> {
    for (const text of [
      /^I have read .+’s credit guide/,
      /^I agree to the privacy consent/,
      /^My answers are true/,
    ])
      await this.#main.getByRole('checkbox', { name: text }).check();
    await this.button('Send my application').click();
  }

  /** The reference of the application that was sent. */
  async reference(): Promise<string> {
    const text = await this.#main.getByText(/Your reference is FA-/).textContent();
    return /FA-\w{4}-\w{4}/.exec(text ?? '')?.[0] ?? '';
  }
}
