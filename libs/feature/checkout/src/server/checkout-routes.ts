import { isIP } from 'node:net';
import {
  clientAddress,
  errorFacts,
  findCarBySlug,
  isInternalAddress,
  visitorLimit,
  type ApiContext,
  type ApiSite,
  type HalfApi,
  type HalfServices,
} from '@forecourt/api';
import {
  addEvents,
  findHold,
  giveUp,
  isForSaleStill,
  keepSession,
  newToken,
  refreshHold,
  runningStatus,
  startHold,
  type Hold,
} from '@forecourt/checkout-desk';
import { addressGroup, leadLimits } from '@forecourt/lead-desk';
import { appointmentText, zonedIso } from '@forecourt/location';
import type { CheckoutView } from '@forecourt/platform-client';
import { operations } from '@forecourt/platform-client/contracts';
import { isRunning } from '@forecourt/reservation';
import { visitorsOfSites } from '@forecourt/shoppers';
import { featureVisible, type Car } from '@forecourt/vehicle';
import { lawOf } from '../logic/law-of.ts';
import { onRoadCents } from '../logic/on-road-cents.ts';
import { readPerson } from '../logic/person.ts';
import { postedText } from '../logic/posted-text.ts';
import { tokenOf } from '../logic/token-cookie.ts';
import { findAsked, type AskedHold } from './asked-hold.ts';
import { carryOut, pageOf } from './carry-out.ts';
import type { CheckoutSite } from './CheckoutSite.ts';
import { lookLimit } from './look-limit.ts';
import { LEAST_PAY_MINUTES, PAY_MINUTES, pageUntil } from './pay-minutes.ts';
import { estimateText, onRoadEstimate } from './on-road-estimate.ts';
import { quotePurchase } from './purchase/purchase-quote.ts';
import { agreedPrice, shoppersHold } from './views.ts';

/** The calls of a shopper who reserves a vehicle. */
export function checkoutRoutes(api: HalfApi<CheckoutSite>, services: HalfServices): void {
  const { db, leads, limits = leadLimits(), logger, now, trustedProxies = 0 } = services;
  const limit = visitorLimit(limits, trustedProxies);
  const mayLook = lookLimit();
  const desk = () => ({ db, now: now() });
  const visitorsOf = visitorsOfSites(services);
  const visitorOf = (context: ApiContext, { accounts }: CheckoutSite) =>
    visitorsOf(accounts, context.req.raw.headers);

  const found = (site: ApiSite, asked: AskedHold) => findAsked(desk(), site, asked);

  /** Does what is due now; if it fails, the outbox does it later. */
  async function soon(site: ApiSite, offer: CheckoutSite, hold: Hold): Promise<Hold> {
    try {
      const done = await carryOut(desk(), { site, offer, id: hold.id });
      return done ?? hold;
    } catch (error) {
      logger.warn({ site: site.slug, ...errorFacts(error) }, 'a hold waits');
      return (await findHold(desk(), site.slug, { id: hold.id })) ?? hold;
    } finally {
      leads.wake();
    }
  }

  api.serve(operations.checkout, {
    async handle({ context, site, offer, request: { params, query, headers } }) {
      const { shopperId, cookies } = await visitorOf(context, offer);
      const browser = { slug: params.slug, token: headers['X-Checkout-Token'], shopperId };
      const { car, hold } = await found(site, { ...browser, link: query.link });
      if (!car && !hold) return { problem: 'noSuchCar' };
      // The link of an account may be opened in the browser that started.
      const own = query.link === undefined ? hold : (await found(site, browser)).hold;
      const owner = own?.id === hold?.id;
      const opened = hold && owner ? await withPage(site, offer, { hold }) : hold;
      const looks = opened && query.back && (await mayLook(opened));
      const current = looks && (await asked(site, offer, opened));
      const payable = await unlessSold(site, offer, { hold: current || opened, owner });
      const view = await viewOf(site, offer, { car, hold: payable, owner });
      return { answer: view, cache: 'no-store', cookies };
    },
  });

  api.serve(operations.ownCheckout, {
    async handle({ site, offer, context, request: { params } }) {
      const token = tokenOf(context.req.header('cookie') ?? null, new URL(site.origin).protocol);
      if (token === undefined) return { answer: null, cache: 'no-store' };
      const { shopperId, cookies } = await visitorOf(context, offer);
      const { hold } = await found(site, { slug: params.slug, token, shopperId });
      const until = hold && isRunning(hold.facts, now()) ? hold.state.heldUntil : null;
      return { answer: until === null ? null : { held_until: until }, cache: 'no-store', cookies };
    },
  });

  /** The hold after a look at the provider; as it was if the provider does not answer. */
  async function asked(site: ApiSite, { provider, ...offer }: CheckoutSite, hold: Hold): Promise<Hold> {
    if (!provider || hold.state.status !== 'started') return hold;
    try {
      return await soon(site, { ...offer, provider }, await refreshHold(desk(), provider, hold));
    } catch (error) {
      logger.warn({ site: site.slug, ...errorFacts(error) }, 'no look at a payment');
      return hold;
    }
  }

  /** The hold, given up if its vehicle is not for sale any more: what would be paid for it only goes back days later. */
  async function unlessSold(
    site: ApiSite,
    offer: CheckoutSite,
    { hold, owner }: { hold: Hold | null; owner: boolean },
  ): Promise<Hold | null> {
    const isPayable = hold?.state.status === 'started' && owner;
    if (!isPayable || (await isForSaleStill(desk(), hold))) return hold;
    try {
      return await giveUp(desk(), offer.provider, { hold, who: 'platform' });
    } catch (error) {
      logger.warn({ site: site.slug, ...errorFacts(error) }, 'a payment page stays open');
      return { ...hold, paymentUrl: null };
    }
  }

  async function viewOf(
    site: ApiSite,
    offer: CheckoutSite,
    { car, hold, owner }: { car: Car | null; hold: Hold | null; owner: boolean },
  ): Promise<CheckoutView> {
    const held = hold?.car;
    const price = car && agreedPrice(car);
    return {
      car: {
        id: car?.id ?? held?.id ?? 0,
        slug: car?.slug ?? held?.slug ?? '',
        name: car?.name ?? held?.name ?? '',
        image: car ? car.primary_image_url : (held?.image ?? null),
        price: price?.price ?? null,
        price_suffix: price?.priceSuffix ?? '',
        state: car?.state ?? null,
        on_road: car && onRoadEstimate(car, { ...offer, now: now() }),
      },
      free: await freeOf(car),
      deposit_cents: offer.depositCents,
      hold_hours: offer.holdHours,
      receipt: offer.business !== null && Boolean(hold?.facts.paid),
      // Without the law of its sale a vehicle is sold in person.
      payments: offer.provider !== null && (car === null || lawFor(offer, car) !== null),
      mine: hold && shoppersHold(hold, { now: now(), owner }),
    };
  }

  async function freeOf(car: Car | null): Promise<CheckoutView['free']> {
    const running = car && (await runningStatus(desk(), car.id));
    if (running) return running === 'held' ? 'held' : 'paying';
    if (car?.reserved) return 'held';
    const free = car && agreedPrice(car) && featureVisible('checkout', car, { features: { checkout: true } });
    return free ? 'free' : 'gone';
  }

  api.serve(operations.quotePurchase, {
    async handle({ site, offer, request: { params, body } }) {
      if (!offer.purchase) return { problem: 'notOffered' };
      const car = await findCarBySlug(db, site, params.slug);
      if (!car) return { problem: 'noSuchCar' };
      const quoted = quotePurchase(body.choices, { offer, car, now: now() });
      return quoted ? { answer: quoted.quote, cache: 'no-store' } : { problem: 'gone' };
    },
  });

  api.serve(operations.postCheckout, {
    async handle({ site, offer, context, request: { params, headers, body } }) {
      const car = await findCarBySlug(db, site, params.slug);
      if (!car) return { problem: 'noSuchCar' };
      // A vehicle that has moved to another state has other texts, and an estimate that has changed is another price.
      if (body.version !== offer.terms.version || !isSame(body.state, car.state, 'state'))
        return { problem: 'termsChanged' };
      if (body.purchase && !offer.purchase) return { problem: 'notOffered' };
      const quoted = body.purchase ? quotePurchase(body.purchase.choices, { offer, car, now: now() }) : null;
      if (body.purchase && !quoted) return { problem: 'gone' };
      const { person, errors } = readPerson(body.shopper);
      const sentences = { ...errors, ...quoted?.quote.errors, ...(body.agreed ? {} : { agreed: AGREE }) };
      const wrong = Object.fromEntries(Object.entries(sentences).map(([name, text]) => [name, [text]]));
      if (!person || Object.keys(wrong).length > 0)
        return { problem: 'incomplete', names: Object.keys(wrong), fields: wrong };
      const onRoad = quoted ? quoted.onRoad : onRoadEstimate(car, { ...offer, now: now() });
      const price = agreedPrice(car);
      const isAsSeen = quoted
        ? body.purchase?.total_cents === quoted.purchase.totalCents
        : !price ||
          (isSame(body.price_suffix, price.priceSuffix, 'suffix') &&
            (body.on_road_cents ?? null) === onRoadCents(onRoad));
      if (!isAsSeen) return { problem: 'priceChanged' };
      const law = lawFor(offer, car);
      if (!law) return { problem: 'gone' };
      if (!offer.provider) return { problem: 'noPayments' };

      // Counted last, as leads are: what is refused uses up nothing.
      const retryAfter = await limit(context);
      if (retryAfter !== null) return { problem: 'tooMany', retryAfter };

      const token = headers['X-Checkout-Token'] ?? newToken();
      const { shopperId, cookies } = await visitorOf(context, offer);
      // What was paid in another window is as it was agreed to: the webhook may be late.
      const { hold: own } = await found(site, { slug: car.slug, token, shopperId });
      if (own) await asked(site, offer, own);
      const { deposit, version } = offer.terms;
      const started = await startHold(desk(), {
        ...{ site: site.slug, carId: car.id, seenPrice: body.price, token, shopperId, shopper: person },
        purchase: quoted?.purchase ?? null,
        network: networkOf(clientAddress(context, trustedProxies)),
        ...{
          amountCents: offer.depositCents,
          hours: offer.holdHours,
          payMinutes: PAY_MINUTES,
          priceOf: agreedPrice,
        },
        terms: {
          ...{ version, at: now().toISOString() },
          texts: { deposit, ...law, ...(onRoad && { onRoadEstimate: estimateText(onRoad) }) },
        },
      });
      if (started.outcome === 'unpaid') return unpaid(site, offer, started.until);
      if (!('hold' in started)) return { problem: started.outcome };
      // Only the press that has set the vehicle aside gives it up: the provider refuses a second one while it answers the first.
      const isNew = started.outcome === 'started';
      const opened = await withPage(site, offer, { hold: started.hold, isNew });
      if (started.outcome === 'replaced') leads.wake();
      // What another window has sent meanwhile counts instead.
      const hold = (await findHold(desk(), site.slug, { carId: car.id, token, shopperId })) ?? opened;
      if (hold.state.status === 'expired') return { problem: 'noPayments' };
      const answer = { token, hold: shoppersHold(hold, { now: now(), owner: true }) };
      return { answer, cache: 'no-store', cookies };
    },
  });

  /** Why a vehicle is not set aside once more, and when it is or whom to call. */
  function unpaid({ timeZone }: ApiSite, { shown }: CheckoutSite, until: Date) {
    // What is said has no seconds.
    const again = appointmentText(zonedIso(new Date(Math.ceil(until.getTime() / 60_000) * 60_000), timeZone));
    const { main } = shown.phones;
    const retryAfter = Math.ceil((until.getTime() - now().getTime()) / 1_000);
    const error =
      'This vehicle has been set aside several times without a payment, with your details or from your internet connection. ' +
      `Nothing was charged. You can reserve it online again from ${again}. To get it sooner, ${main ? `call us on ${main}` : 'send us a message'}.`;
    return { problem: 'unpaid' as const, retryAfter, error };
  }

  /** The payment page of a hold, which is asked for anew after a process has died. The provider gives the same one again. */
  async function openPage(site: ApiSite, offer: CheckoutSite, hold: Hold): Promise<Hold | null> {
    const { id, reference, car, shopper, facts } = hold;
    const page = pageOf(site, offer, car.slug);
    const opened = await offer.provider?.open({
      ...{ hold: id, site: site.slug, reference, amountCents: facts.amountCents },
      ...{ title: `Refundable deposit: ${car.name}`.slice(0, 200), email: shopper?.email ?? '' },
      ...{ until: pageUntil(facts), paidUrl: `${page}?back=1`, backUrl: page },
    });
    if (opened) await keepSession(desk(), hold, opened);
    return findHold(desk(), site.slug, { id });
  }

  /**
   * The hold with its payment page, whose answer may have died with the process. If the provider does not answer, the hold stays as it was,
   * but for `isNew`, and one with too little time for a page: those end, so that the vehicle is free again.
   */
  async function withPage(
    site: ApiSite,
    offer: CheckoutSite,
    { hold, isNew = false }: { hold: Hold; isNew?: boolean },
  ): Promise<Hold> {
    const { provider } = offer;
    const minutes = (pageUntil(hold.facts).getTime() - now().getTime()) / 60_000;
    const isOpen = hold.state.status === 'started' && now().toISOString() < hold.facts.openUntil;
    if (hold.session !== null || !isOpen || !provider) return hold;
    try {
      return (await openPage(site, offer, hold)) ?? hold;
    } catch (error) {
      logger.warn({ site: site.slug, ...errorFacts(error) }, 'no payment page');
      // Another tab of the shopper may have opened it.
      const current = (await findHold(desk(), site.slug, { id: hold.id })) ?? hold;
      const ends = isNew || minutes < LEAST_PAY_MINUTES;
      if (!ends || current.session !== null) return current;
      return giveUp(desk(), provider, { hold: current, who: 'platform' });
    }
  }

  api.serve(operations.cancelCheckout, {
    async handle({ context, site, offer, request: { params, headers } }) {
      const { shopperId, cookies } = await visitorOf(context, offer);
      const token = headers['X-Checkout-Token'];
      const { hold } = await found(site, { slug: params.slug, token, shopperId });
      if (!hold) return { problem: 'noHold' };
      if (hold.state.status !== 'started') return answered(hold, cookies);
      try {
        const given = await giveUp(desk(), offer.provider, { hold, who: 'shopper' });
        return answered(given.state.status === 'held' ? await soon(site, offer, given) : given, cookies);
      } catch (error) {
        logger.warn({ site: site.slug, ...errorFacts(error) }, 'a payment page stays open');
        // The vehicle is free; the outbox closes the page, and what is paid on it until then goes back.
        const at = now().toISOString();
        const ended = await addEvents(desk(), {
          ...{ id: hold.id, who: 'shopper' },
          events: [{ kind: 'givenUp', at }],
          only: ({ paid }) => paid === null,
        });
        leads.wake();
        return answered(ended ?? (await findHold(desk(), site.slug, { id: hold.id })) ?? hold, cookies);
      }
    },
  });

  api.serve(operations.refundCheckout, {
    async handle({ context, site, offer, request: { params, headers, body } }) {
      const { shopperId, cookies } = await visitorOf(context, offer);
      const token = headers['X-Checkout-Token'];
      const { hold } = await found(site, { slug: params.slug, token, link: body.link, shopperId });
      if (!hold) return { problem: 'noHold' };
      const at = now();
      const asked = await addEvents(desk(), {
        ...{ id: hold.id, who: 'shopper' },
        events: [{ kind: 'refundAsked', at: at.toISOString(), why: 'shopper' }],
        only: (facts) => isRunning(facts, at),
      });
      if (asked) return answered(await soon(site, offer, asked), cookies);
      // An earlier press, or one at the same time, has done it.
      const ended = await findHold(desk(), site.slug, { id: hold.id });
      return ended?.state.status === 'refunded' ? answered(ended, cookies) : { problem: 'over' };
    },
  });

  function answered(hold: Hold, cookies: readonly string[]) {
    const answer = { hold: shoppersHold(hold, { now: now(), owner: true }) };
    return { answer, cache: 'no-store', cookies };
  }
}

/** The network of a visitor; null if nobody knows it, as of one behind a proxy that does not say it. */
const networkOf = (address: string): string | null =>
  isIP(address) === 0 || isInternalAddress(address) ? null : addressGroup(address);

const lawFor = ({ terms, shown }: CheckoutSite, { state }: Car) => lawOf(terms, shown, state);

/** Whether a text that was posted is that of the vehicle. */
const isSame = (
  posted: string | null | undefined,
  own: string | null,
  kind: Parameters<typeof postedText>[1],
): boolean => postedText(posted ?? '', kind) === postedText(own ?? '', kind);

const AGREE = 'Please agree to the terms of the deposit.';
