import { userInfo } from 'node:os';
import { migrate } from '@forecourt/database';
import { financeKeyring, hasApplications } from '@forecourt/finance-desk';
import { readConfig } from '../config.ts';
import { openConfiguredDatabase } from '../configured-database.ts';
import { called } from './called.ts';
import type { Command } from './command.ts';
import { financeUsage, runFinance, understandsFinance } from './run-finance.ts';

/** Lists, reads and deletes finance applications, and changes their keys. */
export const finance: Command = async (words, root) => {
  const call = called(root, 'finance');
  if (!understandsFinance(words)) {
    const asked = words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '');
    if (asked) console.log(financeUsage(call));
    else console.error(`"finance ${words.join(' ')}" is not a command.\n\n${financeUsage(call)}`);
    return asked ? 0 : 2;
  }
  const config = readConfig(process.env, root);
  const keys = financeKeyring(config.env, config.demonstration ? config.dataDirectory : null);
  const { db, close } = await openConfiguredDatabase(config);
  try {
    await migrate(db);
    if (!(await hasApplications(db))) {
      console.error(
        'No site of this database takes finance applications: their tables are made when one starts.',
      );
      return 1;
    }
    const services = { db, keys, now: new Date() };
    const { text, exitCode } = await runFinance(services, words, {
      call,
      who: `operator ${userInfo().username}`,
    });
    console[exitCode === 0 ? 'log' : 'error'](text);
    return exitCode;
  } finally {
    await close();
  }
};
