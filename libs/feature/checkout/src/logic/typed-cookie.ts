import { cookieValue, setCookie, type OwnCookie } from '@forecourt/page/cookies';
import { paths } from '@forecourt/site-config';
import { z } from 'zod';

/** It is kept long enough for a sign-in. */
const SECONDS = 30 * 60;

/** What was typed into the checkout of a vehicle. */
export const CHECKOUT_TYPED: OwnCookie = { name: 'checkout-typed', seconds: SECONDS, path: '/cars' };

/** What was typed into the payment of an invoice. */
export const INVOICE_TYPED: OwnCookie = {
  ...{ name: 'invoice-typed', seconds: SECONDS },
  path: paths.onlinePayment(),
};

/** The longest value, characters: browsers keep 4,096 with name and attributes. */
const LONGEST = 3_500;

const typedSchema = z.object({
  /** By the name of the field. */
  values: z.record(z.string(), z.string()),
  /** The version of the terms that the shopper agreed to; null if to none. */
  agreed: z.string().nullable(),
});

/** What a shopper has typed and chosen before a sign-in came in between. */
export type Typed = z.output<typeof typedSchema>;

/** What was typed, from a `Cookie` header; null for nothing. */
export function typedOf(cookie: OwnCookie, cookies: string | null, protocol: string): Typed | null {
  const text = cookieValue(cookie, cookies, protocol);
  if (text === null) return null;
  try {
    return typedSchema.safeParse(JSON.parse(decodeURIComponent(text))).data ?? null;
  } catch {
    return null;
  }
}

/** The `Set-Cookie` header that keeps what was typed on this device during a sign-in; null for nothing removes it. No script can read it. */
export function typedCookie(cookie: OwnCookie, typed: Typed | null, protocol: string): string {
  const text = typed ? encodeURIComponent(JSON.stringify(typed)) : '';
  return setCookie(cookie, text.length <= LONGEST ? text : '', protocol);
}
