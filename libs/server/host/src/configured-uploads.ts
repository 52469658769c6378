import path from 'node:path';
import { errorFacts } from '@forecourt/api';
import type { Database } from '@forecourt/database';
import { clamd, diskStore, openUploads, s3Store } from '@forecourt/uploads';
import type { Uploads } from '@forecourt/uploads';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';

/** Opens the files of shoppers: in the bucket of the configuration, else in its data folder. */
export function openConfiguredUploads(
  { dataDirectory, s3, clamd: clamdAt }: Pick<ServerConfig, 'dataDirectory' | 's3' | 'clamd'>,
  { db, logger }: { db: Database['db']; logger: Pick<Logger, 'error'> },
): Uploads {
  const directory = path.join(dataDirectory, 'uploads');
  return openUploads({
    db,
    store: s3 ? s3Store(s3) : diskStore(directory),
    scanner: clamdAt && clamd(clamdAt),
    scratch: path.join(directory, 'incoming'),
    onError: (error) => logger.error(errorFacts(error), 'a file of a form could not be kept'),
  });
}
