import type { ApiContext } from '@forecourt/api';

/** True when a browser sent a plain form and will show whatever it is sent to. */
export function isPlainForm(context: ApiContext, form: boolean): boolean {
  return form && (context.req.header('accept') ?? '').includes('text/html');
}

/** Sends a browser to the page that says thank you. */
export function toSuccess(): Response {
  return seeOther('/success');
}

/**
 * Sends a browser back to its form, with the names of the refused fields in `form_error` (`limit`, `spam` or `failed`
 * where no field is to blame). What the shopper typed is not in the address; a browser keeps it in the form it goes
 * back to.
 */
export function backToForm(context: ApiContext, back: unknown, errors: readonly string[]): Response {
  const url = new URL(backPath(context, back), 'http://site.invalid');
  url.searchParams.set('form_error', errors.join(','));
  return seeOther(`${url.pathname}${url.search}#enquiry`);
}

/** A path of this site: the form's own `back`, else the page it came from, else the contact page. */
function backPath(context: ApiContext, back: unknown): string {
  if (isOwnPath(back)) return back;
  const referer = context.req.header('referer') ?? '';
  const host = context.req.header('host') ?? new URL(context.req.url).host;
  if (!URL.canParse(referer) || new URL(referer).host !== host) return '/contact-us';
  const { pathname, search } = new URL(referer);
  return isOwnPath(pathname) ? pathname + search : '/contact-us';
}

/** A path that stays on this site: one slash at the start, no second one, no backslash, at most 500 characters. */
function isOwnPath(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 500 && /^\/(?![/\\])[^\\\s]*$/.test(value);
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
