import path from 'node:path';
import { openDatabase } from '@forecourt/database';
import type { Database } from '@forecourt/database';
import type { ServerConfig } from './config.ts';

/** Opens the database of the configuration: DATABASE_URL, else the embedded one in the data folder. */
export async function openConfiguredDatabase({
  env,
  dataDirectory,
}: Pick<ServerConfig, 'env' | 'dataDirectory'>): Promise<Database> {
  const url = env['DATABASE_URL'];
  return openDatabase(url ? { url } : { dir: path.join(dataDirectory, 'db') });
}
