import type { Keyring } from './Keyring.ts';

const BYTES = 32;
const FIX =
  'Write FINANCE_KEYS=<id>:<key>, the current key first and older ones after it, separated by commas; a key is 32 random bytes in ' +
  'base64, as `openssl rand -base64 32` makes them.';

/**
 * The keys of FINANCE_KEYS: `2026-11:<base64>,2026-05:<base64>`. The first is current; the others open what was sealed with them.
 *
 * @throws Error with a fix; it never quotes a key.
 */
export function readKeyring(setting: string): Keyring {
  const keys = new Map<string, Buffer>();
  for (const part of setting.split(',')) {
    const [, id = '', text = ''] = /^\s*([\w.-]{1,40}):([A-Za-z0-9+/]+={0,2})\s*$/.exec(part) ?? [];
    const key = Buffer.from(text, 'base64');
    if (id === '') throw new Error(`FINANCE_KEYS has an entry that is not <id>:<key>. ${FIX}`);
    if (key.length !== BYTES)
      throw new Error(`The key ${id} of FINANCE_KEYS has ${key.length} bytes instead of ${BYTES}. ${FIX}`);
    if (keys.has(id)) throw new Error(`FINANCE_KEYS has the id ${id} twice. ${FIX}`);
    keys.set(id, key);
  }
  const [current = ''] = keys.keys();
  return { current, keyOf: (id) => keys.get(id) ?? null };
}
