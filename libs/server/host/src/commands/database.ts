import { readApps } from '@forecourt/api';
import { readConfig } from '../config.ts';
import { openConfiguredDatabase } from '../configured-database.ts';
import { loadHalves } from '../load-halves.ts';
import { called } from './called.ts';
import type { Command } from './command.ts';
import { databaseUsage, readDatabaseCommand, runDatabase } from './run-database.ts';

/** Shows the migrations of the database, and takes them back. */
export const database: Command = async (words, root) => {
  const call = called(root, 'database');
  const command = readDatabaseCommand(words);
  if (!command) {
    const asked = words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '');
    if (asked) console.log(databaseUsage(call));
    else console.error(`"database ${words.join(' ')}" is not a command.\n\n${databaseUsage(call)}`);
    return asked ? 0 : 2;
  }
  const config = readConfig(process.env, root);
  const halves = await loadHalves(await readApps(config.dealersDirectory));
  const opened = await openConfiguredDatabase(config);
  try {
    const { text, exitCode } = await runDatabase(opened, halves, command);
    console[exitCode === 0 ? 'log' : 'error'](text);
    return exitCode;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await opened.close();
  }
};
