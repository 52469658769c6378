import type { ApiContext } from '@forecourt/api';
import { scriptSentCookie, sentCookie, type BookedTime } from '../../logic/sent-cookie.ts';

/** Whether a browser posted a plain HTML form and will navigate to the response. */
export function isPlainForm(context: ApiContext, form: boolean): boolean {
  return form && (context.req.header('accept') ?? '').includes('text/html');
}

/** A response to a script that sent a message, with the cookie that tells the success page of it. */
export function tellSuccess(context: ApiContext, response: Response): Response {
  response.headers.append('set-cookie', scriptSentCookie(protocolOf(context)));
  return response;
}

/** Redirects a browser that posted a form to the success page, which repeats the booked time. */
export function toSuccess(context: ApiContext, booked: BookedTime | null): Response {
  const response = seeOther('/success');
  response.headers.append('set-cookie', sentCookie(booked, protocolOf(context)));
  return response;
}

const protocolOf = (context: ApiContext): string => new URL(context.get('site').origin).protocol;

/**
 * Redirects to the page with the form, with the names of the rejected fields in `form_error` (`limit`, `spam` or
 * `failed` if no field is wrong). The input is not in the URL; the browser restores it when it shows the form again.
 */
export function backToForm(context: ApiContext, back: unknown, errors: readonly string[]): Response {
  const url = new URL(backPath(context, back), 'http://site.invalid');
  url.searchParams.set('form_error', errors.join(','));
  return seeOther(`${url.pathname}${url.search}#enquiry`);
}

/** The path of the form: its `back` field, else the path of the referrer, else the contact page. */
function backPath(context: ApiContext, back: unknown): string {
  if (isOwnPath(back)) return back;
  const referer = context.req.header('referer') ?? '';
  const host = context.req.header('host') ?? new URL(context.req.url).host;
  if (!URL.canParse(referer) || new URL(referer).host !== host) return '/contact-us';
  const { pathname, search } = new URL(referer);
  return isOwnPath(pathname) ? pathname + search : '/contact-us';
}

/** Whether a path stays on this site: one leading slash, no second one, no backslash, at most 500 characters. */
function isOwnPath(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 500 && /^\/(?![/\\])[^\\\s]*$/.test(value);
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
