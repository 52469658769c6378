import { anApplicant, APPLY, FinanceForm, STEPS } from '../support/finance-form.ts';
import { mailWith } from '../support/mailbox.ts';
import { signInQuietly } from '../support/sign-in.ts';
import { expect, journey } from '../support/test.ts';

journey.use({ javaScriptEnabled: false });

// A site with accounts asks for a sign-in before an application.
journey.beforeEach(({ context, origin, definition }) => signInQuietly(context, { origin, definition }));

journey(
  'without scripts, a whole finance application: each step is a page, errors have the focus, back keeps all',
  { tag: '@apply' },
  async ({ page, origin, consoleWatch }) => {
    consoleWatch.allow(/apply-for-finance.*status of 422/);
    await page.goto(APPLY);
    const form = new FinanceForm(page);
    const [loan = {}, you = {}, home = {}, work = {}, spending = {}] = anApplicant().steps;
    await form.next();
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    await form.fill(loan);
    await form.next();
    await form.fill(you);
    await form.next();
    await expect(form.title).toHaveText('Your home');
    const {
      'Rent, board or home loan': rent = '',
      'Rent, board or home loan: how often': often = '',
      ...asked
    } = home;
    await form.fill(asked);
    await form.next();
    await expect(page.getByText('this step has a few more questions')).toBeVisible();
    await expect(form.field('Suburb')).toHaveValue('Newstead');
    await form.fill({ 'Rent, board or home loan': rent, 'Rent, board or home loan: how often': often });
    await form.next();
    await expect(form.title).toHaveText('Work and income');
    await form.button('Back').click();
    await expect(form.field('Rent, board or home loan')).toHaveValue('450');
    await form.next();
    const {
      Work = '',
      'Income after tax': income = '',
      'Income after tax: how often': per = '',
      ...job
    } = work;
    await form.fill({ Work, 'Income after tax': income, 'Income after tax: how often': per });
    await form.next();
    await form.fill(job);
    await form.next();
    await expect(form.title).toHaveText('Spending');
    await form.fill(spending);
    await form.next();
    await expect(form.title).toHaveText(STEPS[5]);
    await page.getByText('Privacy consent', { exact: true }).click();
    await form.send();
    await expect(form.title).toHaveText('Good news: approved, subject to checks');
    await mailWith(origin, await form.reference());
  },
);
