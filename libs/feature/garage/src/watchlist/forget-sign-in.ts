import { SIGNED_IN_COOKIE } from '@forecourt/site-config';

/** Forgets that somebody may be signed in, after the server said that nobody is. */
export function forgetSignIn(): void {
  const ended = `${SIGNED_IN_COOKIE}=; Path=/; SameSite=Lax; Max-Age=0`;
  document.cookie = ended;
  document.cookie = `__Host-${ended}; Secure`;
}
