import { signInSecret } from '@forecourt/sign-in';

const SECRET = { name: 'SHOPPER_SECRET', file: 'shopper-secret', because: 'a site has accounts' };

/**
 * The secret of accounts: it signs sessions and keys the hashes of codes and draws. All sites of a process have the same one.
 *
 * @param folder of a demonstration, which makes its own; null in production.
 * @throws Error with a fix if production has no SHOPPER_SECRET.
 */
export function shopperSecret(
  env: Readonly<Record<string, string | undefined>>,
  folder: string | null,
): string {
  return signInSecret(env, folder, SECRET);
}
