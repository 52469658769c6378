import { readApps } from '@forecourt/api';
import { migrate } from '@forecourt/database';
import { readConfig } from '../config.ts';
import { openConfiguredDatabase } from '../configured-database.ts';
import { called } from './called.ts';
import type { Command } from './command.ts';
import { deskUsage, readDeskWords, runDesk } from './run-desk.ts';
import { tellUsage } from './tell-usage.ts';

/** Invites staff of the desk, such as the first owner, and lists them. */
export const desk: Command = async (words, root) => {
  const call = called(root, 'desk');
  const asked = readDeskWords(words);
  if ('usage' in asked) return tellUsage(asked.usage, deskUsage(call));
  const config = readConfig(process.env, root);
  const sites = (await readApps(config.dealersDirectory)).map(({ definition }) => definition.dealer.slug);
  const { db, close } = await openConfiguredDatabase(config);
  try {
    await migrate(db);
    const { text, exitCode } = await runDesk({ db, sites, now: new Date() }, asked);
    console[exitCode === 0 ? 'log' : 'error'](text);
    return exitCode;
  } finally {
    await close();
  }
};
