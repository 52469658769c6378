import { migrate } from '@forecourt/database';
import { readConfig } from '../config.ts';
import { openConfiguredDatabase } from '../configured-database.ts';
import { called } from './called.ts';
import type { Command } from './command.ts';
import { leadsUsage, runLeads, understands } from './run-leads.ts';

/** Lists leads and their deliveries, and retries failed ones. */
export const leads: Command = async (words, root) => {
  const call = called(root, 'leads');
  if (!understands(words)) {
    const asked = words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '');
    if (asked) console.log(leadsUsage(call));
    else console.error(`"leads ${words.join(' ')}" is not a command.\n\n${leadsUsage(call)}`);
    return asked ? 0 : 2;
  }
  const { db, close } = await openConfiguredDatabase(readConfig(process.env, root));
  try {
    await migrate(db);
    const { text, exitCode } = await runLeads({ db, now: new Date(), call }, words);
    console[exitCode === 0 ? 'log' : 'error'](text);
    return exitCode;
  } finally {
    await close();
  }
};
