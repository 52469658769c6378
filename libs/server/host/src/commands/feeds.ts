import { readApps } from '@forecourt/api';
import { migrate } from '@forecourt/database';
import { nearest } from '@forecourt/site-config';
import { readConfig } from '../config.ts';
import { openConfiguredDatabase } from '../configured-database.ts';
import { stockFeeds } from '../stock-feeds.ts';
import { called } from './called.ts';
import type { Command } from './command.ts';
import { pictureSizeOf } from './picture-size.ts';
import { feedsUsage, readFeedsCommand, runFeeds } from './run-feeds.ts';

/** Shows whether the stock of the dealers follows their feeds, and fetches one now. */
export const feeds: Command = async (words, root) => {
  const call = called(root, 'feeds');
  const command = readFeedsCommand(words);
  if (!command) {
    const asked = ['help', '--help', '-h'].includes(words[0] ?? '');
    if (asked) console.log(feedsUsage(call));
    else console.error(`"feeds ${words.join(' ')}" is not a command.\n\n${feedsUsage(call)}`);
    return asked ? 0 : 2;
  }
  const config = readConfig(process.env, root);
  const apps = await readApps(config.dealersDirectory);
  const all = await stockFeeds(apps, config.env);
  const names = all.map(({ dealer }) => dealer);
  if (command.dealer !== undefined && !names.includes(command.dealer)) {
    const near = nearest(command.dealer, names);
    console.error(
      `${command.dealer} has no stockFeed in its dealer.config.ts.${near === null ? '' : ` Did you mean ${near}?`}`,
    );
    return 1;
  }
  const { db, close } = await openConfiguredDatabase(config);
  try {
    await migrate(db);
    const { text, exitCode } = await runFeeds(
      {
        ...{ db, feeds: all, now: () => new Date() },
        pictureSize: pictureSizeOf(config, apps),
        onError: (error) => console.error(error),
      },
      command,
    );
    console[exitCode === 0 ? 'log' : 'error'](text);
    return exitCode;
  } finally {
    await close();
  }
};
