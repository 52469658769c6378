import { ConfigError } from '@forecourt/site-config';

/** A setting of the operator that cannot be used. The message says which, why and how to mend it. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** Ends the process with what a person mends by its message alone: a wrong declaration or setting, where a stack would only hide it. */
export function endIfToldInWords(error: unknown): void {
  if (!(error instanceof ConfigError || error instanceof SettingError)) return;
  console.error(error.message);
  process.exit(1);
}
