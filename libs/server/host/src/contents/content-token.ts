import type { DealerConfig } from '@forecourt/site-config';
import { SettingError } from '../setting-error.ts';

/**
 * The token of the content source of a dealer; null if it needs none.
 *
 * @throws SettingError if its variable is not set.
 */
export function contentToken(
  { slug, contentSource }: Pick<DealerConfig, 'slug' | 'contentSource'>,
  env: NodeJS.ProcessEnv,
): string | null {
  const name = contentSource?.tokenEnv;
  if (!name) return null;
  const token = env[name];
  if (token) return token;
  throw new SettingError(
    `${slug}: contentSource.tokenEnv names ${name}, which is not set, so that its content would not be fetched. Set ${name}.`,
  );
}
