import path from 'node:path';
import { openDatabase } from '@forecourt/database';
import type { Database, DatabaseOptions } from '@forecourt/database';
import type { ServerConfig } from './config.ts';

/**
 * Opens the database of the configuration: DATABASE_URL, else the embedded one in the data folder.
 *
 * @param serving waits are short, because shoppers wait too.
 * @param onQuery called after each statement.
 */
export async function openConfiguredDatabase(
  { env, dataDirectory }: Pick<ServerConfig, 'env' | 'dataDirectory'>,
  serving = false,
  onQuery?: DatabaseOptions['onQuery'],
): Promise<Database> {
  const url = env['DATABASE_URL'];
  return openDatabase({ onQuery, ...(url ? { url, serving } : { dir: path.join(dataDirectory, 'db') }) });
}
