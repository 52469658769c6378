import { appointmentText, zonedIso } from '@forecourt/location';
import { gate } from '@forecourt/page/gate';
import { fetchInSession, type SiteServices } from '@forecourt/page/loader';
import { typedOf } from '@forecourt/page/typed';
import {
  call,
  pathOf,
  PlatformProblem,
  routes,
  type CheckoutView,
  type ShoppersHold,
} from '@forecourt/platform-client';
import { checkoutPath, featureOptions, paths } from '@forecourt/site-config';
import { data } from 'react-router';
import type { checkout } from '../manifest.ts';
import { knownOf } from './known-of.ts';
import { noticeOf } from './notice-of.ts';
import type { CheckoutPage, HoldTimes } from './page.ts';
import { forgottenDraft } from './purchase/purchase-draft.ts';
import { termsOf } from './terms-of.ts';
import { firstTokenCookie, tokenHeaders } from './token-cookie.ts';
import { CHECKOUT_TYPED } from './typed-cookies.ts';

/**
 * The page of a vehicle's checkout: the form, the way to the payment, or what became of the reservation. On a site with accounts it asks for a
 * sign-in; the link of a mail opens it without one. (GA-02)
 *
 * @returns the page with the headers of its response.
 */
export async function loadCheckout(
  services: SiteServices,
  { request, url, slug }: { request: Request; url: URL; slug: string },
): Promise<{ page: CheckoutPage; headers: Headers }> {
  const { site, origin } = services;
  const options = featureOptions<typeof checkout>(site, 'checkout');
  if (!options) throw data(null, { status: 404 });
  const link = linkOf(url);
  // Who has paid already, and lost the line on the way back, is not sent to the payment again.
  const back = url.searchParams.has('back') || url.searchParams.has('pay');
  const session = fetchInSession(services, request);
  const view = await findView({ ...services, fetch: session.fetch }, { request, slug, link, back });
  const { car, mine } = view;
  leaveToPay(url, mine, link);
  const visitor = link === undefined ? await gate(services, { request, url }, 'checkout') : null;
  if (!mine && view.free === 'held' && visitor?.shopper)
    await openOwn(services, { request, slug, headers: visitor.headers });
  const title = `Reserve ${car.name}`;
  const local = (at: string) => appointmentText(zonedIso(new Date(at), site.zone));
  const page: CheckoutPage = {
    head: {
      title: `${title} | ${site.name}`,
      description: `${title} with a refundable deposit at ${site.name}.`,
      canonical: `${origin}${paths.vehicle(car.slug)}/${options.path}`,
      noindex: true,
    },
    ...{ car, free: view.free, payments: view.payments },
    receipt: view.receipt
      ? pathOf(routes.checkoutReceipt, { params: { slug }, ...(link !== undefined && { query: { link } }) })
      : null,
    ...{
      depositCents: view.deposit_cents,
      holdHours: view.hold_hours,
      nextSteps: (mine?.purchase && options.purchase?.nextSteps) ?? options.nextSteps,
    },
    terms: termsOf(options.terms, site, car.state),
    hold: mine && { ...mine, times: timesOf(mine, local) },
    ...queriesOf(link, mine),
    typed: typedOf(services, request, { cookie: CHECKOUT_TYPED, visitor }) ?? {
      values: knownOf(visitor),
      agreed: null,
    },
    notice: noticeOf(url, mine),
  };
  const headers = visitor?.headers ?? new Headers();
  for (const cookie of session.cookies) headers.append('set-cookie', cookie);
  const isForm = link === undefined && view.free === 'free' && view.payments;
  if (isForm) keepToken(headers, request, new URL(origin).protocol);
  // What was chosen for a purchase is with the dealer once its deposit is paid. The deposit of a reservation alone says nothing of it.
  if (mine?.paid_at != null && mine.purchase)
    for (const cookie of forgottenDraft(request.headers.get('cookie'), car.slug, new URL(origin).protocol))
      headers.append('set-cookie', cookie);
  return { page, headers };
}

/** Leads to the payment page, if what is paid for is what this window showed; who has paid already, to the page of one who comes back from it. */
function leaveToPay(url: URL, mine: ShoppersHold | null, link: string | undefined): void {
  const pay = url.searchParams.get('pay');
  if (mine === null || pay === null) return;
  const back = `${url.pathname}?${link === undefined ? '' : `link=${link}&`}back=1`;
  const toPay = pay === mine.pay_mark ? mine.payment_url : null;
  const location = mine.status === 'held' ? back : toPay;
  if (location === null) return;
  throw new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

function queriesOf(link: string | undefined, mine: ShoppersHold | null) {
  const own = link === undefined ? [] : [`link=${link}`];
  const queryOf = (parts: readonly string[]) => (parts.length === 0 ? '' : `?${parts.join('&')}`);
  return { linkQuery: queryOf(own), payQuery: queryOf([...own, ...(mine ? [`pay=${mine.pay_mark}`] : [])]) };
}

/** Sees to it that a browser has its secret before it sends the form. */
export function keepToken(headers: Headers, request: Request, protocol: string): void {
  const cookie = firstTokenCookie(request.headers.get('cookie'), protocol);
  if (cookie !== null) headers.append('set-cookie', cookie);
}

/** Leads a shopper to the vehicle that they reserved on another device. */
async function openOwn(
  services: SiteServices,
  { request, slug, headers }: { request: Request; slug: string; headers: Headers },
): Promise<void> {
  const { fetch } = fetchInSession(services, request);
  const { reservations } = await call(routes.accountReservations, {}, { fetch });
  const own = reservations.find((each) => each.slug === slug);
  const href = checkoutPath(services.site, slug);
  if (own && href !== null) {
    headers.set('location', `${href}?link=${own.link}`);
    throw new Response(null, { status: 303, headers });
  }
}

/** The secret of the link in a mail. */
export function linkOf(url: URL): string | undefined {
  const link = url.searchParams.get('link') ?? '';
  return /^[\w-]{20,100}$/.test(link) ? link : undefined;
}

interface Asked {
  request: Request;
  slug: string;
  link: string | undefined;
  back: boolean;
}

/** The checkout of a vehicle as this browser may see it. */
export async function findView(
  { fetch, origin }: SiteServices,
  { request, slug, link, back }: Asked,
): Promise<CheckoutView> {
  const headers = tokenHeaders(request.headers.get('cookie'), new URL(origin).protocol);
  const query = { ...(link !== undefined && { link }), ...(back && { back: '1' as const }) };
  try {
    return await call(routes.checkout, { params: { slug }, headers, query }, { fetch });
  } catch (error) {
    // 422: no vehicle can have such a name, as one of a thousand letters.
    const isUnknown = error instanceof PlatformProblem && [404, 422].includes(error.status);
    throw isUnknown ? data(null, { status: 404 }) : error;
  }
}

function timesOf({ pay_until, paid_at, held_until }: ShoppersHold, local: (at: string) => string): HoldTimes {
  return {
    payUntil: local(pay_until),
    paidAt: paid_at === null ? null : local(paid_at),
    heldUntil: held_until === null ? null : local(held_until),
  };
}
