import { gate, visitorOf, whoOf, type Visitor } from '@forecourt/page/gate';
import { fetchInSession, type SiteServices } from '@forecourt/page/loader';
import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import { paths } from '@forecourt/site-config';
import { FORM_FIELDS } from '../form-fields.ts';
import type { RefusedPost } from '../page.ts';
import { readPerson } from '../person.ts';
import { shopperOf, stateIn, textOf } from '../post-checkout.ts';
import { tokenCookie, tokenHeaders } from '../token-cookie.ts';
import { carIn, detailsOf, purchaseOptions, quoteOf, reservedPath } from './load-purchase.ts';
import { draftCookie, LONGEST_TEXT, NO_CHOICES, readDraft, type PurchaseDraft } from './purchase-draft.ts';
import { PURCHASE_FIELDS } from './purchase-fields.ts';
import { changedInReview, shownInReview } from './shown-in-review.ts';
import { stepPath } from './step-path.ts';
import {
  fieldsOf,
  firstOpen,
  readStep,
  skipEmpty,
  stepAfter,
  stepIndex,
  type PurchaseStep,
} from './purchase-steps.ts';

/** The answer to a post: where it leads and the cookies that it sets, or why it was refused. */
type PurchaseAnswer = ({ to: string } | RefusedPost) & { headers: Headers };

interface Post {
  services: SiteServices;
  request: Request;
  car: string;
  form: FormData;
  draft: PurchaseDraft;
  visitor: Visitor;
  headers: Headers;
}

/** Answers a post of a step: keeps what was chosen and goes on, sets the vehicle aside with the last one, or starts again. */
export async function postPurchase(
  services: SiteServices,
  { request, url, form }: { request: Request; url: URL; form: FormData },
): Promise<PurchaseAnswer> {
  purchaseOptions(services);
  const { protocol } = new URL(services.origin);
  const car = textOf(form, PURCHASE_FIELDS.car) || (carIn(url) ?? '');
  const step = readStep(textOf(form, PURCHASE_FIELDS.step)) ?? 'car';
  const sends = step === 'review' && textOf(form, FORM_FIELDS.go) !== 'restart';
  const page = new URL(stepPath(car, 'review'), url);
  const visitor = sends
    ? await gate(services, { request, url: page }, 'checkout')
    : await visitorOf(services, request);
  const { headers } = visitor;
  if (textOf(form, FORM_FIELDS.go) === 'restart') {
    headers.append('set-cookie', draftCookie(null, protocol));
    return { to: paths.buyOnline(car), headers };
  }
  const kept = readDraft(request.headers.get('cookie'), protocol);
  const draft = kept?.car === car && (visitor.shopper === null || kept.who === whoOf(visitor)) ? kept : null;
  // A draft that is over, or that belongs to somebody else, begins again.
  if (!draft && step !== 'car') return { to: paths.buyOnline(car), headers };
  const post: Post = {
    ...{ services, request, car, form, visitor, headers },
    draft: draft ?? {
      ...{ car, price: 0, who: whoOf(visitor), reached: 'car' },
      ...{ choices: NO_CHOICES },
      // The details of a person are the same for every vehicle.
      shopper: kept && kept.who === whoOf(visitor) ? kept.shopper : detailsOf(visitor),
    },
  };
  return sends ? setAside(post) : keep(post, step, protocol);
}

/** Keeps a step and goes to the next one at which something is open. */
async function keep(post: Post, step: PurchaseStep, protocol: string): Promise<PurchaseAnswer> {
  const { services, car, form, draft, headers } = post;
  const changed: PurchaseDraft = {
    ...draft,
    ...(step === 'car' && { price: Number(textOf(form, FORM_FIELDS.price)) || 0 }),
    ...(step === 'details' && { shopper: shopperOf(form) }),
    choices: { ...draft.choices, ...choicesOf(form, step) },
  };
  const quote = await quoteOf(services, car, changed.choices);
  // Its page says why it cannot be bought any more.
  if (!quote) return { to: paths.buyOnline(car), headers };
  const wrong = step === 'details' ? detailErrors(changed.shopper) : quote.errors;
  const errors = Object.fromEntries(
    fieldsOf(step).flatMap((name) => (wrong[name] ? [[name, wrong[name]]] : [])),
  );
  if (Object.keys(errors).length > 0)
    return { values: valuesOf(form), errors, failure: null, status: 422, headers };
  const next = stepAfter(step);
  const before = readStep(changed.reached) ?? 'car';
  const reached = stepIndex(next) > stepIndex(before) ? next : before;
  headers.append('set-cookie', draftCookie({ ...changed, reached }, protocol));
  return { to: stepPath(car, skipEmpty(firstOpen(quote.errors, reached), quote)), headers };
}

/** Sets the vehicle aside; the deposit is paid at its checkout. */
async function setAside({ services, request, car, form, draft, headers }: Post): Promise<PurchaseAnswer> {
  const { protocol } = new URL(services.origin);
  const total = Math.round(Number(textOf(form, PURCHASE_FIELDS.total))) || 0;
  let sentence = '';
  try {
    const quote = await quoteOf(services, car, draft.choices);
    const changed = quote ? changedInReview(shownIn(form), shownInReview({ ...draft, quote })) : [];
    if (changed.length > 0)
      sentence = `This isn’t what you saw any more: ${changed.join(', ')}. Did you change it in another tab? Please check it again. Nothing was ordered.`;
    // Another price or something that is missing has its own sentence.
    if (quote && sentence !== '' && quote.total_cents === total && Object.keys(quote.errors).length === 0)
      return { values: {}, errors: {}, failure: sentence, status: 409, headers };
    const made = await call(
      routes.postCheckout,
      {
        params: { slug: car },
        headers: tokenHeaders(request.headers.get('cookie'), protocol),
        body: {
          ...{ shopper: draft.shopper, price: draft.price, agreed: form.has(FORM_FIELDS.agreed) },
          version: textOf(form, FORM_FIELDS.version).slice(0, 40),
          state: stateIn(form),
          purchase: { choices: draft.choices, total_cents: total },
        },
      },
      { fetch: fetchInSession(services, request).fetch },
    );
    headers.append('set-cookie', tokenCookie(made.token, protocol));
    // The draft stays until the deposit is paid: without a payment the purchase goes on at its last step.
    headers.append('set-cookie', draftCookie({ ...draft, reached: 'review' }, protocol));
    // A reservation that is paid takes no purchase, and a purchase that is paid takes no other one.
    const { purchase, status } = made.hold;
    const was = purchase === null ? 'unbought' : status === 'held' ? 'kept' : null;
    return { to: reservedPath(services.site, car, was), headers };
  } catch (error) {
    if (!(error instanceof PlatformProblem)) throw error;
    const { agreed, ...others } = error.fields ?? {};
    // What is missing elsewhere has its sentence at its own step.
    const [other] = Object.values(others).flat();
    const isConsent = agreed?.[0] !== undefined && other === undefined;
    return {
      ...{ values: {}, errors: isConsent ? { [FORM_FIELDS.agreed]: agreed[0] ?? '' } : {} },
      failure: isConsent ? null : [error.error, other, sentence].filter(Boolean).join(' '),
      status: error.status < 400 ? 503 : error.status,
      headers,
    };
  }
}

/** What the last step showed, as its form posts it. */
const shownIn = (form: FormData): string[] =>
  form.getAll(PURCHASE_FIELDS.shown).filter((text) => typeof text === 'string');

function choicesOf(form: FormData, step: PurchaseStep): Partial<PurchaseDraft['choices']> {
  const read = (name: string) => textOf(form, name);
  if (step === 'handover')
    return {
      ...{ handover: read('handover'), place: read('place') },
      ...{ address: read('address'), postcode: read('postcode').trim() },
    };
  if (step === 'time') return { time: read('time') };
  if (step === 'trade') return { trade: read('trade'), trade_in: read('trade_in') };
  if (step === 'pay') return { pay: read('pay') };
  if (step !== 'extras') return {};
  const chosen = form.getAll('extras').filter((id) => typeof id === 'string');
  return { extras: chosen.slice(0, 20).map((id) => id.slice(0, 60)) };
}

function detailErrors(shopper: PurchaseDraft['shopper']): Record<string, string> {
  const { name, email, phone } = LONGEST_TEXT;
  const longest = { name, last_name: name, email, phone };
  const long = Object.entries(longest).filter(
    ([field, most]) => String(Reflect.get(shopper, field)).length > most,
  );
  return {
    ...readPerson(shopper).errors,
    ...Object.fromEntries(long.map(([field, most]) => [field, `Please use at most ${most} characters.`])),
  };
}

/** What was typed, to be shown again. */
const valuesOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
