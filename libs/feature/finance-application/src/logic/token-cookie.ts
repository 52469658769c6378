const NAME = 'finance_application';
const COOKIE = new RegExp(String.raw`(?:^|;\s*)${NAME}=([\w-]{20,100})(?:;|$)`);

/** As long as a draft is kept after its last change, seconds. */
const SECONDS = 14 * 86_400;

/** The secret of the browser's application, from a `Cookie` header; null without one. */
export function readToken(header: string | null): string | null {
  return COOKIE.exec(header ?? '')?.[1] ?? null;
}

/** The `Set-Cookie` header that keeps the secret on this device. No script can read it. */
export function tokenCookie(token: string, protocol: string): string {
  return cookie(token, SECONDS, protocol);
}

/** The `Set-Cookie` header that forgets the secret. */
export function noToken(protocol: string): string {
  return cookie('', 0, protocol);
}

function cookie(value: string, seconds: number, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
