import path from 'node:path';
import { dataDirectory, migrate, openDatabase } from '@forecourt/database';
import { publishedEngine } from '@forecourt/search-index';
import type { EngineAddress } from '@forecourt/search-index';
import { publicSite } from '@forecourt/site-config';
import { indexedSite } from '../search/indexedSite.ts';
import { readDefinitions } from '../sites/readDefinitions.ts';
import { runSearch } from './runSearch.ts';
import { readSearchCommand, SEARCH_USAGE } from './searchWords.ts';

const words = process.argv.slice(2);
const env = process.env;
const command = readSearchCommand(words);

if (!command) {
  const asked = words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '');
  if (asked) console.log(SEARCH_USAGE);
  else console.error(`"search ${words.join(' ')}" is no command.\n\n${SEARCH_USAGE}`);
  process.exitCode = asked ? 0 : 2;
} else {
  const engine = await findEngine();
  if (!engine) {
    console.error(
      'No search engine is running. Start the host on this machine (npm start), or name a server: TYPESENSE_URL and TYPESENSE_API_KEY.',
    );
    process.exitCode = 1;
  } else {
    const dealers = path.resolve(import.meta.dirname, '../../../dealers');
    const definitions = await readDefinitions(env['FORECOURT_DEALERS'] ?? dealers);
    const now = () => new Date();
    const { db, close } = await openDatabase();
    try {
      await migrate(db);
      const sites = definitions.map((definition) => indexedSite(publicSite(definition), now));
      process.exitCode = await runSearch({ db, engine, sites, now, stdout: process.stdout }, command);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    } finally {
      await close();
    }
  }
}

async function findEngine(): Promise<EngineAddress | null> {
  const url = env['TYPESENSE_URL'];
  return url ? { url, apiKey: env['TYPESENSE_API_KEY'] ?? '' } : publishedEngine(dataDirectory());
}
