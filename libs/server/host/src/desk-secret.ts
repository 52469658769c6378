import { signInSecret } from '@forecourt/sign-in';

/**
 * The secret that signs sessions of staff and encrypts their authenticator apps: DESK_SECRET.
 *
 * @param dataDirectory null in production, where DESK_SECRET must be set.
 */
export function deskSecret(env: NodeJS.ProcessEnv, dataDirectory: string | null): string {
  return signInSecret(env, dataDirectory, {
    ...{ name: 'DESK_SECRET', file: 'desk-secret', because: 'DESK_HOSTS is' },
  });
}
