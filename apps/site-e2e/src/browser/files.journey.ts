import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { choosesPosition } from '../support/declared-form.ts';
import { inviteToDesk, isAccessible, signInToDesk } from '../support/desk.ts';
import { EnquiryForm } from '../support/enquiry-form.ts';
import { CV, PHOTO } from '../support/files.ts';
import { aShopper } from '../support/lead.ts';
import { mailWith } from '../support/mailbox.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** Chooses files by keyboard: Space on the field opens the dialog of the system. */
async function choose(page: Page, field: Locator, files: Parameters<Locator['setInputFiles']>[0]) {
  // Playwright catches the dialog from a moment after the first listener on: asked for with the key, it is sometimes too late (1 in 40).
  const opened = page.waitForEvent('filechooser');
  await field.focus();
  await page.keyboard.press('Space');
  await (await opened).setFiles(files);
}

journey(
  'a CV goes with an application, by keyboard; a disguised file is named; staff download it in the desk, to which the mail links',
  async ({ page, site, origin, definition, consoleWatch }) => {
    journey.setTimeout(90_000);
    // Asking who is signed in before anybody is.
    consoleWatch.allow(/api\/desk\/me.*status of 401/);
    await visit(page, '/careers');
    const main = page.getByRole('main');
    const form = new EnquiryForm(main, /^Send application$/);
    await form.taken();
    const positions = main.getByRole('radiogroup', { name: 'Position' }).getByRole('radio');
    if (choosesPosition(definition)) await positions.first().check();
    await main.getByLabel('Your experience so far').fill('Ten years in a workshop.');
    await main.getByRole('radio', { name: 'Yes', exact: true }).check();
    const { message: _none, ...details } = aShopper();
    await form.fill(details);

    const field = main.locator('input[type=file]');
    const chosen = main.getByRole('list', { name: 'Your CV: chosen files' });
    await choose(page, field, { ...CV, name: 'fake.pdf', buffer: Buffer.from('<html>Not a PDF</html>') });
    await expect(chosen).toContainText('“fake.pdf” is not a PDF. Please save it as a PDF first.');
    await main.getByRole('button', { name: 'Remove fake.pdf' }).focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(chosen).toBeHidden();
    await choose(page, field, CV);
    await expect(chosen).toHaveText(/^Priya Nair – CV\.pdf 1 KB$/);
    await form.send();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();

    const { text } = await mailWith(origin, details.email);
    expect(text).toContain('Your CV: 1 file: Priya Nair – CV.pdf');
    const [, link = ''] = /See the file: (\S+)/.exec(text) ?? [];
    const email = `staff.${details.email}`;
    await inviteToDesk(site, email, 'Lou Park');
    await signInToDesk(page, origin, email);
    await page.goto(link);
    const files = page.getByRole('region', { name: 'Files' });
    await expect(files).toContainText('Your CV · 1 KB');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      files.getByRole('link', { name: CV.name }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(CV.name);
    expect(await readFile(await file.path())).toEqual(CV.buffer);
    await isAccessible(page, 'a lead with a file');
  },
);

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false });

  journey(
    'photos go with a vehicle to sell, step by step; a file that is refused is named at its field, and the others stay',
    async ({ page, origin, consoleWatch }) => {
      consoleWatch.allow(/sell-my-car.*status of 422/);
      await page.goto('/sell-my-car');
      const main = page.getByRole('main');
      const next = main.getByRole('button', { name: /^(Continue|Send my details)$/ });
      await main.getByLabel('Registration').fill('ZZZ 999');
      await main.getByLabel('State or territory').selectOption('QLD');
      await main.getByLabel('Kilometres').fill('40000');
      await next.click();
      await main.getByLabel('Year').fill('2020');
      await main.getByLabel('Make').fill('Toyota');
      await main.getByLabel('Model').fill('Corolla');
      await expect(next).toBeVisible(); // the end of the page has come
      for (const radios of await main.getByRole('radiogroup').all())
        await radios.getByRole('radio').first().check();
      const field = main.locator('input[type=file]');
      await field.setInputFiles([PHOTO, { ...PHOTO, name: 'empty.jpg', buffer: Buffer.alloc(0) }]);
      await next.click();
      await expect(main.getByRole('alert').first()).toContainText('“empty.jpg” is empty.');
      const front = main.getByRole('checkbox', { name: /^Keep front\.jpg/ });
      await expect(front).toBeChecked();
      await expect(main.getByLabel('Model')).toHaveValue('Corolla');
      await field.setInputFiles({ ...PHOTO, name: 'rear.webp' });
      await next.click();
      const form = new EnquiryForm(main, /^Send my details$/);
      await form.seen();
      for (const radios of await main.getByRole('radiogroup').all())
        await radios.getByRole('radio').first().check();
      const { message: _none, ...details } = aShopper();
      await form.fill(details);
      const place = form.field('Location');
      if ((await place.count()) > 0) await place.selectOption({ index: 1 });
      await form.send();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
      const { text } = await mailWith(origin, details.email);
      expect(text).toContain('Photos of it: 2 files: front.jpg, rear.jpg');
    },
  );
});
