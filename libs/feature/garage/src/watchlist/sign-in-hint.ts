import { paths, SIGNED_IN_COOKIE } from '@forecourt/site-config';

/** Whether this browser may be signed in; only the server knows whether it is. False on the server. */
export function mayBeSignedIn(): boolean {
  // Where TLS is, the name has a prefix; one without it is taken as well, since it proves nothing.
  return typeof document !== 'undefined' && document.cookie.includes(`${SIGNED_IN_COOKIE}=1`);
}

/** The sign-in for the list of saved vehicles, which leads back to this page. */
export function signInPath(): string {
  const here = window.location.pathname + window.location.search;
  return paths.signIn({ type: 'watchlist', redirect: here, back: here });
}
