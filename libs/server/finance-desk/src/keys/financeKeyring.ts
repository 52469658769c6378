import { developmentKeyring } from './developmentKeyring.ts';
import type { Keyring } from './Keyring.ts';
import { readKeyring } from './readKeyring.ts';

/**
 * The keys of finance applications: those of FINANCE_KEYS, else on a development machine the one in its data folder.
 *
 * @param development folder for the key of a development machine; null in production.
 * @throws Error with a fix if production has no keys: no application may be kept without encryption.
 */
export function financeKeyring(
  env: Readonly<Record<string, string | undefined>>,
  development: string | null,
): Keyring {
  const setting = env['FINANCE_KEYS'];
  if (setting) return readKeyring(setting);
  if (development !== null) return developmentKeyring(development);
  throw new Error(
    'FINANCE_KEYS is not set. Finance applications would be kept without encryption, so none can be taken. ' +
      'Set FINANCE_KEYS=<id>:<key> with 32 random bytes in base64 (`openssl rand -base64 32`).',
  );
}
