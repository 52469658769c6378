import { fetchAs, type SiteServices } from '@forecourt/page/loader';
import type { Typed } from '@forecourt/page/typed';
import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import { paths } from '@forecourt/site-config';
import { CONTACT_FIELDS } from '../logic/form-fields.ts';
import type { RefusedPost } from '../logic/page.ts';
import { refusedBy, shopperOf, textOf } from '../logic/post-checkout.ts';

/** The fields of the page, from top to bottom. */
export const INVOICE_FIELDS = ['invoice', 'amount', ...CONTACT_FIELDS.map(({ name }) => name)] as const;

/** What was typed, to be kept during a sign-in. */
export const typedInvoice = (form: FormData): Typed => ({
  values: { ...{ invoice: textOf(form, 'invoice'), amount: textOf(form, 'amount') }, ...shopperOf(form) },
  agreed: null,
});

/** Opens the payment page of an invoice. Returns where the post leads, or why it was refused. */
export async function postInvoice(
  services: SiteServices,
  request: Request,
  form: FormData,
): Promise<{ to: string } | RefusedPost> {
  const shopper = shopperOf(form);
  const typed = { invoice: textOf(form, 'invoice'), amount: textOf(form, 'amount') };
  try {
    const fetch = fetchAs(services, request);
    const { link } = await call(routes.postInvoice, { body: { ...typed, shopper } }, { fetch });
    return { to: paths.onlinePayment(link) };
  } catch (error) {
    if (!(error instanceof PlatformProblem)) throw error;
    return refusedBy(error, { ...shopper, ...typed }, INVOICE_FIELDS);
  }
}
