import { indexedSite, readDefinitions } from '@forecourt/api';
import { migrate } from '@forecourt/database';
import { publishedEngine } from '@forecourt/search-index';
import type { EngineAddress } from '@forecourt/search-index';
import { publicSite } from '@forecourt/site-config';
import { readConfig } from '../config.ts';
import type { ServerConfig } from '../config.ts';
import { openConfiguredDatabase } from '../configured-database.ts';
import { called, startOf } from './called.ts';
import type { Command } from './command.ts';
import { runSearch } from './run-search.ts';
import { readSearchCommand, searchUsage } from './search-words.ts';

/** Shows, verifies and rebuilds the search indexes of the sites. */
export const search: Command = async (words, root) => {
  const call = called(root, 'search');
  const command = readSearchCommand(words);
  if (!command) {
    const asked = words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '');
    if (asked) console.log(searchUsage(call));
    else console.error(`"search ${words.join(' ')}" is not a command.\n\n${searchUsage(call)}`);
    return asked ? 0 : 2;
  }
  const config = readConfig(process.env, root);
  const engine = await findEngine(config);
  if (!engine) {
    console.error(
      `No search engine is running. Start the host on this machine (${startOf(root)}), or set TYPESENSE_URL and TYPESENSE_API_KEY of a server.`,
    );
    return 1;
  }
  const definitions = await readDefinitions(config.dealersDirectory);
  const now = () => new Date();
  const { db, close } = await openConfiguredDatabase(config);
  try {
    await migrate(db);
    const sites = definitions.map((definition) => indexedSite(publicSite(definition), now));
    return await runSearch({ db, engine, sites, now, stdout: process.stdout, call }, command);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await close();
  }
};

async function findEngine({ typesense, dataDirectory }: ServerConfig): Promise<EngineAddress | null> {
  return typesense ?? publishedEngine(dataDirectory);
}
