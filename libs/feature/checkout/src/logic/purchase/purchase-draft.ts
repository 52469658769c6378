import type { PurchaseChoices } from '@forecourt/platform-client';
import { cookieValue, setCookie, type OwnCookie } from '@forecourt/page/cookies';
import { fromBase64Url, toBase64Url } from '@forecourt/values';
import * as z from 'zod/mini';

/** It is kept for two weeks. The router loads the data of a page from another path, so the path is that of the whole site. */
const COOKIE: OwnCookie = { name: 'purchase', seconds: 14 * 86_400, path: '/' };

/** The longest value of the cookie, characters: browsers keep 4,096 with name and attributes. */
const LONGEST = 4_000;

/** The longest texts of a purchase, characters. With them a draft fits into its cookie, in every script. */
export const LONGEST_TEXT = { address: 160, trade_in: 250, name: 60, email: 120, phone: 30 } as const;

const text = z.string();

const draftSchema = z.object({
  /** The slug of the vehicle. */
  car: text,
  /** The price that the shopper has agreed to go on with, dollars. */
  price: z.number(),
  /** The account of the shopper; null without one. Who signs in with another one sees none of it. */
  who: z.nullable(text),
  /** The furthest step. */
  reached: text,
  choices: z.object({
    ...{ handover: text, place: text, address: text, postcode: text, time: text },
    ...{ trade: text, trade_in: text, pay: text, extras: z.array(text) },
  }),
  shopper: z.object({ name: text, last_name: text, email: text, phone: text }),
});

/** A purchase that is not finished, as the browser of the shopper keeps it. */
export type PurchaseDraft = z.output<typeof draftSchema>;

/** No choice yet. */
export const NO_CHOICES: PurchaseChoices = {
  ...{ handover: '', place: '', address: '', postcode: '', time: '' },
  ...{ trade: '', trade_in: '', pay: '', extras: [] },
};

/** The draft of a browser, from a `Cookie` header; null without one that can be read. */
export function readDraft(cookies: string | null, protocol: string): PurchaseDraft | null {
  const value = cookieValue(COOKIE, cookies, protocol);
  if (value === null) return null;
  try {
    return draftSchema.safeParse(JSON.parse(fromBase64Url(value))).data ?? null;
  } catch {
    return null;
  }
}

/** The `Set-Cookie` headers that forget the draft of a vehicle: none if the browser has no such draft. */
export function forgottenDraft(cookies: string | null, car: string, protocol: string): string[] {
  return readDraft(cookies, protocol)?.car === car ? [draftCookie(null, protocol)] : [];
}

/** The `Set-Cookie` header that keeps a draft on this device for two weeks; null removes it. No script can read it. */
export function draftCookie(draft: PurchaseDraft | null, protocol: string): string {
  // Base64url: a percent-encoded text can be nine times as long.
  const value = draft ? toBase64Url(JSON.stringify(draft)) : '';
  return setCookie(COOKIE, value.length <= LONGEST ? value : '', protocol);
}
