import { fetchAs, type SiteServices } from '@forecourt/page/loader';
import type { Typed } from '@forecourt/page/typed';
import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import { agreedTo } from './agreed-to.ts';
import { CONTACT_FIELDS, FORM_FIELDS } from './form-fields.ts';
import { linkOf } from './load-checkout.ts';
import type { RefusedPost } from './page.ts';
import { postedText } from './posted-text.ts';
import { tokenCookie, tokenHeaders } from './token-cookie.ts';

/** The answer to a post: where it leads and the cookie it sets, or why it was refused. */
export type PostAnswer = { to: string; cookie: string | null } | RefusedPost;

/** Answers a post of the page: sets the vehicle aside, gives it up, or asks for the deposit back. */
export async function postCheckout(
  services: SiteServices,
  { request, url, slug, form }: { request: Request; url: URL; slug: string; form: FormData },
): Promise<PostAnswer> {
  const { protocol } = new URL(services.origin);
  const headers = tokenHeaders(request.headers.get('cookie'), protocol);
  const reach = { fetch: fetchAs(services, request) };
  const shopper = shopperOf(form);
  const page = url.pathname;
  const link = linkOf(url);
  try {
    const go = textOf(form, FORM_FIELDS.go);
    if (go === 'cancel') {
      await call(routes.cancelCheckout, { params: { slug }, headers, body: {} }, reach);
      return { to: `${page}?was=cancelled`, cookie: null };
    }
    if (go === 'refund') {
      await call(routes.refundCheckout, { params: { slug }, headers, body: { link } }, reach);
      return { to: page + (link === undefined ? '' : `?link=${link}`), cookie: null };
    }
    const body = {
      ...{
        shopper,
        agreed: form.has(FORM_FIELDS.agreed),
        version: textOf(form, FORM_FIELDS.version).slice(0, 40),
      },
      price: Number(textOf(form, FORM_FIELDS.price)) || 0,
      price_suffix: postedText(textOf(form, FORM_FIELDS.suffix), 'suffix'),
      state: stateIn(form),
      on_road_cents: onRoadIn(form),
    };
    const made = await call(routes.postCheckout, { params: { slug }, headers, body }, reach);
    return { to: page, cookie: tokenCookie(made.token, protocol) };
  } catch (error) {
    if (!(error instanceof PlatformProblem)) throw error;
    return refusedBy(error, shopper);
  }
}

/** The state whose texts the form showed; null without one. */
export const stateIn = (form: FormData): string | null =>
  postedText(textOf(form, FORM_FIELDS.state), 'state') || null;

/** The sum of the on-road costs that the form showed; null without any. */
function onRoadIn(form: FormData): number | null {
  const text = textOf(form, FORM_FIELDS.onRoad);
  return text === '' ? null : Math.round(Number(text)) || 0;
}

/** Whether a post reserves; without a sign-in only that is refused. The other buttons go with the secret of the browser or of a link. */
export const reserves = (form: FormData): boolean => textOf(form, FORM_FIELDS.go) === '';

/** What was typed and chosen, to be kept during a sign-in. */
export const typedIn = (form: FormData): Typed => ({
  values: shopperOf(form),
  agreed: form.has(FORM_FIELDS.agreed) ? agreedTo(textOf(form, FORM_FIELDS.version), stateIn(form)) : null,
});

/** The contact details, as they were typed, without spaces around them. */
export const shopperOf = (form: FormData) => ({
  ...{ name: textOf(form, 'name').trim(), last_name: textOf(form, 'last_name').trim() },
  ...{ email: textOf(form, 'email').trim(), phone: textOf(form, 'phone').trim() },
});

/** The contact details, then the tick that agrees, as the page that reserves has them. */
const RESERVE_FIELDS: readonly string[] = [...CONTACT_FIELDS.map(({ name }) => name), FORM_FIELDS.agreed];

/** What the page shows after a refusal: the errors of its fields, or else the sentence. `shown` are its fields from top to bottom, as the errors are listed. */
export function refusedBy(
  { status, error, fields }: PlatformProblem,
  values: RefusedPost['values'],
  shown: readonly string[] = RESERVE_FIELDS,
): RefusedPost {
  const errors = Object.fromEntries(
    shown.flatMap((name) => (fields?.[name]?.[0] ? [[name, fields[name][0]]] : [])),
  );
  const failure = Object.keys(errors).length > 0 ? null : error;
  return { values, errors, failure, status: status < 400 ? 503 : status };
}

/** A field, as it was typed; empty for none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 1_000) : '';
}
