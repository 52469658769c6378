import process from 'node:process';
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fromSource, run } from '../setup/run.ts';
import { ask } from './ask.ts';
import { overflow, still } from './visit.ts';

const WIDTHS = [375, 1440];

const softly = expect.configure({ soft: true });

/** Neither axe nor a sideways scroll complains about this page, on a phone and on a desktop. */
export async function isAccessible(page: Page, name: string): Promise<void> {
  const own = page.viewportSize() ?? { width: 375, height: 812 };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: own.height });
    await still(page);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect
      .soft(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        name,
      )
      .toEqual([]);
    await softly.poll(() => overflow(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(own);
}

/** Address of the desk on the host of a site. */
export function deskOrigin(origin: string): string {
  return `http://desk.localhost:${new URL(origin).port}`;
}

/** Invites somebody by the command of operators. */
export async function inviteToDesk(site: string, email: string, name: string): Promise<void> {
  const data = process.env['FORECOURT_JOURNEY_DATA'];
  if (!data) throw new Error('The data folder is unknown: FORECOURT_JOURNEY_DATA is not set.');
  const words = ['desk', 'invite', site, email, '--name', name];
  await run(process.execPath, [fromSource, 'libs/server/host/src/cli.ts', ...words], {
    env: { FORECOURT_DATA: data },
  });
}

/** The mails to an address, as the mailbox page shows them, the newest first. */
export async function mailsTo(origin: string, address: string): Promise<string[]> {
  const { text } = await ask(`http://localhost:${new URL(origin).port}/dev/mailbox`);
  return text.split('<article').filter((mail) => mail.includes(`To ${address} `));
}

/** The text of the newest mail to an address whose text or subject matches, as soon as it is in the mailbox of all sites: codes are in none's. */
export async function mailTo(origin: string, address: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      found = (await mailsTo(origin, address)).find((mail) => pattern.test(mail)) ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}

/** Signs somebody who was invited in, with the code of the mail. */
export async function signInToDesk(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${deskOrigin(origin)}/`);
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code from the e-mail')).toBeFocused();
  const [, code = ''] = /(\d{3} \d{3})/.exec(await mailTo(origin, email, /\d{3} \d{3}/)) ?? [];
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
}

/** Waits for an element with this name, and tabs until it has the focus. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const roles = ['link', 'button', 'tab', 'textbox', 'searchbox', 'combobox'] as const;
  const named = roles.map((role) => page.getByRole(role, { name, exact: true }));
  const target = named.reduce((all, each) => all.or(each));
  await target.first().waitFor({ state: 'attached' });
  const wanted = page.locator(':focus').and(target);
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press(key);
    if ((await wanted.count()) > 0) return;
  }
  throw new Error(`The Tab key does not reach ${String(name)}.`);
}
