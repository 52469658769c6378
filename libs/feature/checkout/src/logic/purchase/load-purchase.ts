import { gate, whoOf, type Visitor } from '@forecourt/page/gate';
import { fetchInSession, type SiteServices } from '@forecourt/page/loader';
import {
  call,
  PlatformProblem,
  routes,
  type CheckoutView,
  type PurchaseQuote,
} from '@forecourt/platform-client';
import { checkoutPath, featureOptions, paths, type LoaderOptions } from '@forecourt/site-config';
import { data, redirect } from 'react-router';
import type { checkout } from '../../manifest.ts';
import { knownOf } from '../known-of.ts';
import { findView, keepToken } from '../load-checkout.ts';
import { termsOf } from '../terms-of.ts';
import { NO_CHOICES, readDraft, type PurchaseDraft } from './purchase-draft.ts';
import type { PurchasePage, StepView } from './purchase-page.ts';
import { earlier, firstOpen, readStep, skipEmpty, stepIndex } from './purchase-steps.ts';

interface Asked {
  request: Request;
  url: URL;
}

/** The vehicle of an address, by slug or id; null without one. */
export const carIn = (url: URL): string | null => url.searchParams.get('car_id')?.slice(0, 200) || null;

/**
 * A step of the purchase of a vehicle. Without a step in the address it is the one at which the shopper was. On a site with accounts it asks
 * for a sign-in, except without a vehicle. (GA-02, GA-07)
 *
 * @returns the page with the headers of its response.
 */
export async function loadPurchase(
  services: SiteServices,
  asked: Asked,
): Promise<{ page: PurchasePage; headers: Headers }> {
  const { site, origin } = services;
  const options = purchaseOptions(services);
  const slug = carIn(asked.url);
  const shared = { depositCents: options.depositCents, holdHours: options.holdHours };
  if (slug === null)
    return {
      page: {
        ...{ ...shared, head: headOf(services, 'Buy online'), car: null, free: 'free', payments: true },
        ...{ terms: null, view: null },
      },
      headers: new Headers(),
    };
  const session = fetchInSession(services, asked.request);
  const { car, free, payments, mine } = await findView(
    { ...services, fetch: session.fetch },
    { ...{ request: asked.request, slug, link: undefined, back: false } },
  );
  const visitor = await gate(services, asked, 'checkout');
  for (const cookie of session.cookies) visitor.headers.append('set-cookie', cookie);
  const { protocol } = new URL(origin);
  // A vehicle that this browser has set aside goes on at its checkout: the payment, or what happens next.
  if (mine?.status === 'started' || mine?.status === 'held') {
    const isUnsent = !mine.purchase && ownDraft(asked.request, { car: car.slug, visitor, protocol }) !== null;
    // A second tab may have changed a purchase that the first one has paid for.
    const isPaid = mine.purchase !== null && mine.status === 'held';
    const was = isUnsent ? 'unbought' : isPaid ? 'kept' : null;
    throw redirect(reservedPath(site, car.slug, was), { status: 303, headers: visitor.headers });
  }
  const head = headOf(services, `Buy ${car.name}`);
  const page: PurchasePage = {
    ...{ ...shared, head: { ...head, canonical: origin + paths.buyOnline(car.slug) }, car, free, payments },
    terms: termsOf(options.terms, site, car.state),
    view: free === 'free' && payments ? await viewOf(services, asked, { car, visitor }) : null,
  };
  if (page.view) keepToken(visitor.headers, asked.request, protocol);
  return { page, headers: visitor.headers };
}

/** The options of the checkout of a site where vehicles can be bought. */
export function purchaseOptions({ site }: Pick<SiteServices, 'site'>): LoaderOptions<typeof checkout> {
  const options = featureOptions<typeof checkout>(site, 'checkout');
  if (!options?.purchase) throw data(null, { status: 404 });
  return options;
}

/** The checkout of a vehicle that is set aside, with what it says of the purchase; null for nothing. */
export function reservedPath(
  site: SiteServices['site'],
  slug: string,
  was: 'unbought' | 'kept' | null,
): string {
  const path = checkoutPath(site, slug) ?? paths.vehicle(slug);
  return was === null ? path : `${path}?was=${was}`;
}

const headOf = ({ site, origin }: Pick<SiteServices, 'site' | 'origin'>, title: string) => ({
  title: `${title} | ${site.name}`,
  description: `${title} at ${site.name}: delivery or pick-up, trade-in, finance and extras, with a refundable deposit.`,
  canonical: `${origin}/checkout-journey`,
  noindex: true,
});

async function viewOf(
  services: SiteServices,
  { request, url }: Asked,
  { car, visitor }: { car: CheckoutView['car']; visitor: Visitor },
): Promise<StepView | null> {
  const kept = ownDraft(request, { car: car.slug, visitor, protocol: new URL(services.origin).protocol });
  const choices = kept?.choices ?? NO_CHOICES;
  const quote = await quoteOf(services, car.slug, choices);
  if (!quote) return null;
  const isDearer = kept !== null && kept.price !== car.price;
  const wanted = readStep(url.searchParams.get('step'));
  const open = openStep(kept, quote, isDearer);
  const step = skipEmpty(wanted === null ? open : earlier(wanted, open), quote);
  return {
    ...{ step, quote, choices, shopper: kept?.shopper ?? detailsOf(visitor) },
    oldPrice: isDearer ? kept.price : null,
    isBack: wanted === null && kept !== null && stepIndex(step) > 0,
  };
}

/** The step at which the shopper is. A new price is confirmed first. */
function openStep(kept: PurchaseDraft | null, quote: PurchaseQuote, isNewPrice: boolean) {
  if (!kept || isNewPrice) return 'car';
  return firstOpen(quote.errors, readStep(kept.reached) ?? 'car');
}

/** The draft of this shopper for a vehicle; null without one. */
export function ownDraft(
  request: Request,
  { car, visitor, protocol }: { car: string; visitor: Visitor; protocol: string },
): PurchaseDraft | null {
  const kept = readDraft(request.headers.get('cookie'), protocol);
  return kept?.car === car && kept.who === whoOf(visitor) ? kept : null;
}

/** The details with which the draft of a shopper begins. */
export const detailsOf = (visitor: Visitor): PurchaseDraft['shopper'] => ({
  ...{ name: '', last_name: '', email: '', phone: '' },
  ...knownOf(visitor),
});

/** What choices cost and what is missing; null for a vehicle that is not sold online any more. */
export async function quoteOf(
  { fetch }: Pick<SiteServices, 'fetch'>,
  slug: string,
  choices: PurchaseDraft['choices'],
): Promise<PurchaseQuote | null> {
  try {
    return await call(routes.quotePurchase, { params: { slug }, body: { choices } }, { fetch });
  } catch (error) {
    if (error instanceof PlatformProblem && [404, 422].includes(error.status)) return null;
    throw error;
  }
}
