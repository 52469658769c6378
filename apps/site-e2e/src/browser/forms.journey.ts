import { contentOf } from '../support/content.ts';
import { choosesPosition } from '../support/declared-form.ts';
import { EnquiryForm } from '../support/enquiry-form.ts';
import { aShopper } from '../support/lead.ts';
import { mailWith } from '../support/mailbox.ts';
import { expect, journey } from '../support/test.ts';
import { hydrated, visit } from '../support/visit.ts';

journey(
  '[EN-02] a form of several steps: by keyboard, Back and Forward between its steps, a reload, and one lead at the end',
  async ({ page, origin, definition }) => {
    await visit(page, '/service');
    const main = page.getByRole('main');
    const form = new EnquiryForm(main, /^(Continue|Send booking request)$/);
    const title = main.getByRole('heading', { level: 2 });
    await form.taken();

    await page.keyboard.press('Enter');
    await expect(main.getByRole('alert')).toBeFocused();
    await main.getByRole('radio', { name: 'Number plate' }).check();
    await main.getByLabel(/^Registration/).fill('123 ABC');
    await main.getByLabel(/^State of registration/).selectOption('QLD');
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('The work');
    await expect(title).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(main.getByRole('checkbox').first()).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('Your booking');

    await page.goBack();
    await expect(title).toHaveText('The work');
    await page.goBack();
    await expect(main.getByLabel(/^Registration/)).toHaveValue('123 ABC');
    await page.goForward();
    await page.goForward();
    await expect(title).toHaveText('Your booking');
    await page.reload();
    await hydrated(page);
    await form.taken();
    await expect(title).toHaveText('Your booking');

    await main.getByRole('radio', { name: 'I’ll wait' }).check();
    await main.getByRole('radio', { name: 'Text me' }).check();
    const { message: _none, ...details } = aShopper();
    const { dealer } = definition;
    const places = dealer.locations.filter(({ location_type }) => location_type === 'service');
    if (places.length > 1) await form.field('Location').selectOption({ index: 1 });
    await form.fill(details);
    await form.send();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    const { text } = await mailWith(origin, details.email);
    for (const line of [
      'Registration: 123 ABC',
      'State of registration: QLD',
      'What needs doing? Logbook service',
    ])
      expect(text).toContain(line);
  },
);

journey(
  '[EN-08] a career enquiry reaches the dealer as General Enquiry, Career Enquiry, and is counted as event 51 instead of 22',
  async ({ page, site, origin, definition }) => {
    const told: unknown[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/events')) return;
      const { events }: { events: { event_id: number }[] } = request.postDataJSON();
      told.push(...events.map(({ event_id: id }) => id));
    });
    await visit(page, '/careers');
    await page.getByRole('button', { name: 'Yes, count my visit' }).click();
    const main = page.getByRole('main');
    const form = new EnquiryForm(main, /^(Continue|Send application)$/);
    const apply = main.getByRole('link', { name: /^Apply for this job/ });
    await expect(apply).toHaveCount(contentOf(site).jobs.length);
    await form.taken();
    const choices = main.getByRole('radiogroup', { name: 'Position' }).getByRole('radio');
    const isChoice = choosesPosition(definition);
    if (isChoice) await choices.first().check();
    else await apply.first().click();
    const answer = isChoice ? choices.first() : main.getByLabel(/^Position/);
    await expect(answer).not.toHaveValue('');
    const position = await answer.inputValue();
    await main.getByLabel('Your experience so far').fill('Ten years in a workshop.');
    await main.getByRole('radio', { name: 'Yes', exact: true }).check();
    await form.button.click();
    const { message: _none, ...details } = aShopper();
    await form.fill(details);
    await form.send();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();

    const mail = await mailWith(origin, details.email);
    expect(mail.text).toContain(`Position: ${position}`);
    const [adf = ''] = Object.values(mail.attachments);
    for (const words of ['General Enquiry', 'Career Enquiry']) expect(adf).toContain(words);
    await expect.poll(() => told, { timeout: 15_000 }).toContain(51);
    expect(told).not.toContain(22);
  },
);
