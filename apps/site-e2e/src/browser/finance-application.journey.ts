import { operator } from '../support/command.ts';
import { deskOrigin } from '../support/desk.ts';
import {
  anApplicant,
  APPLY,
  casual,
  FinanceForm,
  poor,
  PRE_APPROVAL,
  STEPS,
  unanswered,
} from '../support/finance-form.ts';
import { idOf } from '../support/lead.ts';
import { mailWith } from '../support/mailbox.ts';
import { carOf } from '../support/stock.ts';
import { signInQuietly } from '../support/sign-in.ts';
import { expect, journey } from '../support/test.ts';
import { violations } from '../support/violations.ts';
import { hydrated, overflow, visit } from '../support/visit.ts';

const REFUSED = /(apply-for-finance|finance-pre-approval).*status of 422/;

const softly = expect.configure({ soft: true });

// A site with accounts asks for a sign-in before an application.
journey.beforeEach(({ context, origin, definition }) => signInQuietly(context, { origin, definition }));

journey(
  '[FI-10] a finance application by mouse: six steps, back keeps all, a summary, and a mail without any answer',
  { tag: '@apply' },
  async ({ page, origin, site, consoleWatch }) => {
    journey.setTimeout(150_000);
    consoleWatch.allow(REFUSED);
    await visit(page, APPLY);
    const form = new FinanceForm(page);
    const { email, steps } = anApplicant();
    for (const [index, answers] of steps.entries()) {
      await form.next();
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
      await form.fill(answers);
      expect.soft(await violations(page), STEPS[index]).toEqual([]);
      await softly.poll(() => overflow(page), STEPS[index] ?? '').toBeLessThanOrEqual(0);
      await form.next();
      await expect(form.title).toHaveText(STEPS[index + 1] ?? '');
      await expect(form.title).toBeFocused();
    }
    const main = page.getByRole('main');
    for (const text of ['Priyanka', '$450 a week', '$1,450 a week', '12 April 1990'])
      await expect(main.getByText(text)).toBeVisible();
    expect.soft(await violations(page), 'summary').toEqual([]);
    await main.getByText('Credit guide', { exact: true }).click();
    await softly.poll(() => overflow(page), 'summary').toBeLessThanOrEqual(0);

    await form.button('Back').click();
    await expect(form.title).toHaveText('Spending');
    await expect(form.field('Everyday costs')).toHaveValue('1700');
    await page.goBack();
    await expect(form.title).toHaveText('Check and send');
    await main.getByRole('link', { name: 'Change Work and income' }).click();
    await expect(form.field('Income after tax')).toHaveValue('1,450');
    await form.answer('Occupation', 'Senior nurse');
    await form.next();
    await expect(form.title).toHaveText('Spending');
    await form.next();
    await expect(main.getByText('Senior nurse')).toBeVisible();
    await form.button('Send my application').click();
    await expect(main.getByText('Please confirm that you have read the credit guide.').first()).toBeVisible();
    await form.send();
    await expect(form.title).toHaveText('Good news: approved, subject to checks');
    await expect(form.title).toBeFocused();
    expect.soft(await violations(page), 'answer').toEqual([]);

    const reference = await form.reference();
    const mail = await mailWith(origin, reference);
    expect(mail.text).toContain(`npx forecourt finance show ${site} ${reference}`);
    expect(mail.text).toContain(`Open in the desk: ${deskOrigin(origin)}/${site}/leads/`);
    const whole = [mail.subject, mail.text, ...Object.values(mail.attachments)].join('\n');
    for (const text of ['Priyanka', 'Nairbridge', email, '0491', 'Riverside', '1,450', 'Example Crescent'])
      expect(whole).not.toContain(text);
    await page.reload();
    await expect(main.getByText(reference)).toBeVisible();
    expect(await page.content()).not.toContain('Priyanka');

    const shown = await operator('finance', 'show', site, reference, 'journey');
    for (const line of [`Email: ${email}`, 'Occupation: Senior nurse', ': approved at', 'Agreed at '])
      expect(shown).toContain(line);
    expect(await operator('finance', 'log', site, reference)).toMatch(/read {2}operator \S+: journey/);
  },
);

journey('a finance application by keyboard alone', { tag: '@apply' }, async ({ page, consoleWatch }) => {
  journey.setTimeout(150_000);
  consoleWatch.allow(REFUSED);
  await visit(page, PRE_APPROVAL);
  const form = new FinanceForm(page);
  await form.focusFirst();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  for (const [index, answers] of anApplicant().steps.entries()) {
    await form.type(answers);
    await form.tabTo(form.button('Continue'));
    await page.keyboard.press('Enter');
    await expect(form.title).toHaveText(STEPS[index + 1] ?? '');
    await expect(form.title).toBeFocused();
  }
  await form.tabTo(page.getByRole('checkbox').first());
  for (let box = 0; box < 3; box += 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(form.title).toHaveText('Good news: approved, subject to checks');
  await expect(form.title).toBeFocused();
});

journey(
  'the vehicle and the loan of its page are carried into the application',
  { tag: '@apply' },
  async ({ page, get, site }) => {
    const car = carOf(site, 'plain');
    const id = await idOf(get, car);
    await visit(page, `/cars/${car.slug}?term=3`);
    const link = page.getByRole('link', { name: 'Apply for finance' }).first();
    await link.scrollIntoViewIfNeeded();
    const repayment = await page.locator('#finance-calculator').textContent();
    await link.click();
    await page.waitForURL(`**${APPLY}?**car_id=${id}**term=3**`);
    await hydrated(page);
    const form = new FinanceForm(page);
    await expect(form.field('Over how long?')).toHaveValue('3 years');
    await expect(form.field('Price of the vehicle')).not.toHaveValue('');
    const aside = page.getByRole('complementary', { name: 'What you’re applying for' });
    await expect(aside).toContainText(car.name);
    await expect(aside).toContainText('Comparison rate');
    const [amount = ''] = /\$[\d,.]+(?= (weekly|fortnightly|monthly))/.exec(await aside.innerText()) ?? [];
    expect(repayment?.replaceAll(/\s/g, '')).toContain(amount);
    await form.fill({ 'You’ll use it': 'Mostly personal' });
    await form.next();
    await expect(form.title).toHaveText('About you');
    await expect(aside, 'on every step').toContainText(car.name);
  },
);

journey(
  'a browser that was closed comes back to its answers; they can be deleted',
  { tag: '@apply' },
  async ({ page, browser, context, baseURL, viewport }) => {
    journey.setTimeout(90_000);
    await visit(page, APPLY);
    const [loan = {}, you = {}] = anApplicant().steps;
    const form = new FinanceForm(page);
    await form.fill(loan);
    await form.next();
    await expect(form.title).toHaveText('About you');
    await form.fill(you);
    await form.next();
    await expect(form.title).toHaveText('Your home');
    // What a browser keeps on disk when it is closed: cookies with an end, and nothing of the tab.
    const kept = (await context.cookies()).filter(({ expires }) => expires > 0);
    expect(kept.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toContainEqual([
      '__Host-finance_application',
      true,
      'Lax',
    ]);
    await context.close();

    const again = await browser.newContext({ baseURL, viewport });
    await again.addCookies(kept);
    const tab = await again.newPage();
    const back = new FinanceForm(tab);
    await tab.goto(APPLY);
    await expect(tab.getByText('Welcome back. Your answers are still here.')).toBeVisible();
    await expect(back.field('Price of the vehicle')).toHaveValue('30,000');
    await tab.getByRole('link', { name: 'Pick up where you left off' }).click();
    await expect(back.title).toHaveText('Your home');
    await back.button('Back').click();
    await expect(back.field('First name')).toHaveValue('Priyanka');
    await tab.getByText('Delete my answers').click();
    await back.button('Yes, delete all of it').click();
    await expect(tab.getByText('Your answers have been deleted.')).toBeVisible();
    await tab.reload();
    await expect(back.field('Price of the vehicle')).toHaveValue('');
    await again.close();
  },
);

const outcomes = [
  ['referred', casual, undefined, 'Someone will look at your application', 'payslip'],
  ['declined', poor, undefined, 'Not this time', '1800 007 007'],
  ['not answered', {}, unanswered, 'We have your application', 'Nothing is lost'],
] as const;
for (const [outcome, changes, local, title, text] of outcomes)
  journey(
    `a finance application that is ${outcome}: a clear sentence, and the lead goes`,
    { tag: '@once-phone' },
    async ({ page, origin }) => {
      journey.setTimeout(90_000);
      await visit(page, APPLY);
      const form = new FinanceForm(page);
      await form.fillAll(anApplicant(local?.()).steps, changes);
      await form.send();
      await expect(form.title).toHaveText(title, { timeout: 15_000 });
      await expect(page.getByRole('main')).toContainText(text);
      await mailWith(origin, await form.reference());
    },
  );
