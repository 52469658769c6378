import { ConfigError } from '@forecourt/site-config';

/** An invalid setting. The message has its name, the reason and a fix. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** Exits with the message of an invalid declaration or setting, without a stack, because the message has the fix. */
export function endIfToldInWords(error: unknown): void {
  if (!(error instanceof ConfigError || error instanceof SettingError)) return;
  console.error(error.message);
  process.exit(1);
}
