import { DatabaseUnusable } from '@forecourt/database';
import { ConfigError } from '@forecourt/site-config';

/** An invalid setting. The message has its name, the reason and a fix. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** Errors that a person can mend: their messages say how. */
const TOLD = [ConfigError, SettingError, DatabaseUnusable];

/** Exits with the message of an invalid declaration or setting, or of a database that cannot be opened, without a stack, because the message has the fix. */
export function endIfToldInWords(error: unknown): void {
  if (!(error instanceof Error && TOLD.some((kind) => error instanceof kind))) return;
  console.error(error.message);
  process.exit(1);
}
