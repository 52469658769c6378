/** A result, with the `Set-Cookie` headers of its response. */
export interface WithCookies<Result> {
  result: Result;
  cookies: readonly string[];
}

/** The request's headers with the cookies that were just set, in the place of its own. */
export function withCookies(headers: Headers, cookies: readonly string[]): Headers {
  const made = new Headers(headers);
  const kept = cookies.map((cookie) => cookie.split(';')[0] ?? '').filter((pair) => !pair.endsWith('='));
  made.set('cookie', kept.join('; '));
  return made;
}
