import { z } from 'zod';

const NAME = 'checkout-typed';
const COOKIE = new RegExp(String.raw`(?:^|;\s*)${NAME}=([^;\s]{2,3500})(?:;|$)`);

/** Long enough for a sign-in, seconds. */
const SECONDS = 30 * 60;

/** The longest value, characters: browsers keep 4,096 with name and attributes. */
const LONGEST = 3_500;

const typedSchema = z.object({
  /** The contact details by the name of their field. */
  values: z.record(z.string(), z.string()),
  /** The version of the terms that the shopper agreed to; null if to none. */
  agreed: z.string().nullable(),
});

/** What a shopper has typed and chosen before a sign-in came in between. */
export type Typed = z.output<typeof typedSchema>;

/** What was typed, from a `Cookie` header; null for nothing. */
export function typedOf(cookies: string | null): Typed | null {
  const text = COOKIE.exec(cookies ?? '')?.[1];
  if (text === undefined) return null;
  try {
    return typedSchema.safeParse(JSON.parse(decodeURIComponent(text))).data ?? null;
  } catch {
    return null;
  }
}

/** The `Set-Cookie` header that keeps what was typed on this device during a sign-in; null for nothing removes it. No script can read it. */
export function typedCookie(typed: Typed | null, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  const text = typed ? encodeURIComponent(JSON.stringify(typed)) : '';
  const kept = text.length <= LONGEST ? text : '';
  const age = kept === '' ? 0 : SECONDS;
  return `${NAME}=${kept}; Path=/cars; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}
