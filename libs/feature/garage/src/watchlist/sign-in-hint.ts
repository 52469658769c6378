import { SIGNED_IN_COOKIE } from '@forecourt/site-config';

/** Whether this browser may be signed in; only the server knows whether it is. False on the server. */
export function mayBeSignedIn(): boolean {
  // Where TLS is, the name has a prefix.
  return typeof document !== 'undefined' && document.cookie.includes(`${SIGNED_IN_COOKIE}=1`);
}
