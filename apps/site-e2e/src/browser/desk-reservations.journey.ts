import { inviteToDesk, isAccessible, signInToDesk, tabTo } from '../support/desk.ts';
import { noticesWith } from '../support/mailbox.ts';
import { carToReserve, reserveAndPay, soonSaysReserved } from '../support/reservation.ts';
import { expect, journey } from '../support/test.ts';

journey(
  'staff see a reservation, write a note, give more time and send the deposit back, by keyboard alone',
  { tag: '@once-phone' },
  async ({ page, site, origin, definition, browser, consoleWatch }) => {
    journey.setTimeout(120_000);
    // Asking who is signed in before anybody is.
    consoleWatch.allow(/api\/desk\/me.*status of 401/);
    const car = carToReserve(site, 7);
    const reference = await reserveAndPay(browser, { origin, definition }, car);
    const email = `kim.${Date.now()}@dealer.example`;
    await inviteToDesk(site, email, 'Kim Lee');
    await signInToDesk(page, origin, email);
    const main = page.getByRole('main');

    await journey.step('find it', async () => {
      await page.getByRole('link', { name: 'More' }).press('Enter');
      await main.getByRole('link', { name: 'Reservations' }).press('Enter');
      const row = main.getByRole('listitem').filter({ hasText: car.name }).first();
      await expect(row).toContainText('Reserved');
      await expect(row).toContainText('$200, paid');
      await isAccessible(page, 'Reservations');
      await row.getByRole('link', { name: car.name }).press('Enter');
      await expect(main.getByRole('heading', { level: 1, name: car.name })).toBeVisible();
      await expect(main.getByText(reference)).toBeVisible();
      await expect(main.getByRole('region', { name: 'Shopper' })).toContainText('Kim Leewright');
      await isAccessible(page, 'Reservation');
    });

    const trail = main.getByRole('region', { name: 'Who did what' });
    await journey.step('write a note', async () => {
      await tabTo(page, 'Save note');
      await page.keyboard.press('Enter');
      await expect(main.getByRole('alert')).toHaveText('Write the note first.');
      await tabTo(page, /^Note/, 'Shift+Tab');
      await page.keyboard.type('Comes on Thursday.');
      await tabTo(page, 'Save note');
      await page.keyboard.press('Enter');
      await expect(trail).toContainText('Comes on Thursday.');
    });

    await journey.step('give more time', async () => {
      await tabTo(page, 'Reserved until', 'Shift+Tab');
      await page.keyboard.press('o');
      await tabTo(page, 'Extend');
      await page.keyboard.press('Enter');
      await expect(trail).toContainText(`Given more time, by ${email}`);
      await expect
        .poll(async () => (await noticesWith(origin, reference)).map(({ subject }) => subject), {
          timeout: 15_000,
        })
        .toContain(`Reserved for longer: ${car.name}`);
    });

    await journey.step('send the deposit back', async () => {
      await tabTo(page, 'Send the deposit back');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'End the reservation?' });
      await expect(dialog).toBeVisible();
      await tabTo(page, 'Send the deposit back');
      await page.keyboard.press('Enter');
      await expect(main.getByText('Deposit back', { exact: true })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Extend' })).toHaveCount(0);
      await isAccessible(page, 'Reservation that ended');
      await soonSaysReserved(origin, `/cars/${car.slug}`, false);
    });
  },
);
