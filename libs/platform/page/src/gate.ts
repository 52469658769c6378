import { hasPage, paths } from '@forecourt/site-config';
import { redirect } from 'react-router';
import { fetchInSession, withSetCookies } from './loader.ts';
import type { SiteServices } from './loader.ts';

/** The call that says who is signed in; the response is an empty 204 if nobody is. */
const WHO = '/api/account';

/** The call that says whether finance for a vehicle asks for a sign-in. */
const FINANCE_GATE = '/api/account/finance-gate';

/** The longest path that a sign-in leads to, characters. */
const LONGEST = 2_000;

/** A page that is being loaded. `url` is what the visitor sees, also during a client-side navigation. */
export interface LoadedPage {
  request: Request;
  url: URL;
}

/** Who is signed in, by their account. */
export interface Shopper {
  email: string | null;
  phone: string | null;
}

/** The visitor of a request. */
export interface Visitor {
  /** Null if nobody is signed in. */
  shopper: Shopper | null;
  /** Headers for the response: they renew the cookie of the session from time to time. Without them it ends although it is used. */
  headers: Headers;
}

/**
 * Sends a visitor who is not signed in to the sign-in, which leads back to this page with its query. A site without accounts has no
 * gates. Only for pages that are never cached, which respond with the headers: `data(page, { headers })`.
 *
 * @param type says on the sign-in page what it is for.
 * @throws Response that redirects.
 */
export async function gate(services: GatedSite, page: LoadedPage, type: string): Promise<Visitor> {
  if (!hasPage(services.site, paths.signIn())) return nobody();
  const visitor = await visitorOf(services, page.request);
  if (visitor.shopper !== null) return visitor;
  throw redirect(
    paths.signIn({ type, redirect: page.url.pathname + page.url.search, back: cameFrom(services, page) }),
    { status: 303 },
  );
}

/**
 * The same for a page about finance: it asks for a sign-in if it is about a vehicle with a VIN, by `vin`, `car` or `car_id` in its address.
 */
export async function gateForVin(services: GatedSite, page: LoadedPage, type: string): Promise<Visitor> {
  const { searchParams } = page.url;
  if (!hasPage(services.site, paths.signIn())) return nobody();
  const car = searchParams.get('car') ?? searchParams.get('car_id');
  const isGated = searchParams.get('vin') || (car && (await hasVin(services, car)));
  return isGated ? gate(services, page, type) : nobody();
}

/** Without an answer it has one: a gate that cannot be asked is closed. */
async function hasVin({ fetch }: Pick<SiteServices, 'fetch'>, car: string): Promise<boolean> {
  const query = new URLSearchParams({ car_id: car.slice(0, 200) });
  const response = await fetch(`${FINANCE_GATE}?${query.toString()}`);
  const answer: unknown = response.ok ? await response.json() : null;
  return !(typeof answer === 'object' && answer !== null && 'gated' in answer && answer.gated === false);
}

type GatedSite = Pick<SiteServices, 'fetch'> & { site: Parameters<typeof hasPage>[0] };

/** Who is signed in at this site with the cookies of a request. */
export async function visitorOf(services: Pick<SiteServices, 'fetch'>, request: Request): Promise<Visitor> {
  if (!request.headers.has('cookie')) return nobody();
  const { fetch, cookies } = fetchInSession(services, request);
  const response = await fetch(WHO);
  if (response.status !== 200) return nobody();
  const account: unknown = await response.json();
  return { shopper: shopperOf(account), headers: withSetCookies(cookies) };
}

/** The account of a visitor, as what a browser keeps is known to be theirs: an e-mail address, or else a phone number. Null if nobody is signed in. */
export const whoOf = ({ shopper }: Pick<Visitor, 'shopper'>): string | null =>
  shopper?.email ?? shopper?.phone ?? null;

const nobody = (): Visitor => ({ shopper: null, headers: new Headers() });

function shopperOf(account: unknown): Shopper {
  const { email, phone }: { email?: unknown; phone?: unknown } = Object(account);
  return { email: typeof email === 'string' ? email : null, phone: typeof phone === 'string' ? phone : null };
}

/** The page of the site from which the visitor came; the home page if it is not known. */
function cameFrom({ site }: Pick<GatedSite, 'site'>, { request, url }: LoadedPage): string {
  const referer = URL.parse(request.headers.get('referer') ?? '');
  if (!referer || referer.host !== new URL(request.url).host || referer.pathname === url.pathname)
    return paths.home();
  return pathOfSite(site, referer.pathname + referer.search) ?? paths.home();
}

/**
 * A path from outside, if it is a page of this site; null for any other text, such as the address of another site. (ruling 97)
 *
 * @example pathOfSite(site, '//evil.example') // null
 */
export function pathOfSite(site: Parameters<typeof hasPage>[0], text: string | null): string | null {
  if (text === null || text.length > LONGEST || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null;
  const read = URL.parse(text, 'https://site.invalid');
  if (!read || read.origin !== 'https://site.invalid' || read.pathname.startsWith('//')) return null;
  if (!hasPage(site, read.pathname) || read.pathname === paths.signIn()) return null;
  return read.pathname + read.search + read.hash;
}
