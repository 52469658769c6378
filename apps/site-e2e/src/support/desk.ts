import process from 'node:process';
import { expect } from '@playwright/test';
import { fromSource, run } from '../setup/run.ts';
import { ask } from './ask.ts';

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

/** The text of the newest mail to an address whose text or subject matches, as soon as it is in the mailbox of all sites: codes are in none's. */
export async function mailTo(origin: string, address: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const { text } = await ask(`http://localhost:${new URL(origin).port}/dev/mailbox`);
      const mails = text.split('<article').filter((mail) => mail.includes(`To ${address} `));
      found = mails.find((mail) => pattern.test(mail)) ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}
