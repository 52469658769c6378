import { paths } from '@forecourt/site-config';

/** The sign-in for the list of saved vehicles, which leads back to this page. */
export function signInPath(): string {
  const here = window.location.pathname + window.location.search;
  return paths.signIn({ type: 'watchlist', redirect: here, back: here });
}
