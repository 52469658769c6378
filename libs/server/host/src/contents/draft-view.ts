import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { header } from '../respond.ts';

/** The parameter of a link that shows drafts, and the cookie that keeps them shown on the next pages. */
const DRAFTS = 'drafts';
const COOKIE = 'forecourt-drafts';

/** How long a link shows drafts, milliseconds. */
const DRAFTS_MS = 8 * 3_600_000;

/** Whether a request sees the drafts of a site, and the cookie to set, if it came by a link; null for a visitor. */
export type DraftView = (
  slug: string,
  incoming: IncomingMessage,
  url: URL,
) => { shown: boolean; cookie: string | null } | null;

/**
 * What a link has to have to show the drafts of a site until a time: nobody without the secret can make one, for this site or another.
 *
 * @param secret of the desk.
 */
export function draftToken(secret: string, slug: string, until: Date): string {
  const time = until.getTime().toString(36);
  return `${time}.${signature(secret, slug, time)}`;
}

/**
 * A link to a page of a site that shows its drafts, and until when.
 *
 * @param secret of the desk.
 * @param page path of the page.
 */
export function draftLink(
  secret: string,
  { slug, origin }: { slug: string; origin: string },
  { now, page = '/' }: { now: Date; page?: string },
): { url: string; until: Date } {
  const until = new Date(now.getTime() + DRAFTS_MS);
  const url = new URL(page, origin);
  url.searchParams.set(DRAFTS, draftToken(secret, slug, until));
  return { url: url.href, until };
}

/** Shows drafts to who has a link with a valid token, or came from one; a link with an empty token ends that. */
export function draftView(secret: string, now: () => Date, secure: boolean): DraftView {
  const isValid = (slug: string, token: string) => {
    const [time = '', given = ''] = token.split('.');
    const wanted = Buffer.from(signature(secret, slug, time));
    const actual = Buffer.from(given);
    return (
      wanted.length === actual.length &&
      timingSafeEqual(wanted, actual) &&
      now().getTime() < Number.parseInt(time, 36)
    );
  };
  return (slug, incoming, url) => {
    const asked = url.searchParams.get(DRAFTS);
    const cookie = (token: string, seconds: number) =>
      `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
    if (asked !== null && isValid(slug, asked))
      return { shown: true, cookie: cookie(asked, DRAFTS_MS / 1_000) };
    const kept = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(header(incoming, 'cookie') ?? '')?.[1];
    if (kept === undefined) return null;
    if (asked === '') return { shown: false, cookie: cookie('', 0) };
    return isValid(slug, kept) ? { shown: true, cookie: null } : null;
  };
}

function signature(secret: string, slug: string, time: string): string {
  return createHmac('sha256', secret).update(`drafts|${slug}|${time}`).digest('base64url');
}
