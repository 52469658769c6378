import { appointmentText, zonedIso } from '@forecourt/location';
import { gate, type LoadedPage } from '@forecourt/page/gate';
import type { SiteServices } from '@forecourt/page/loader';
import { typedOf } from '@forecourt/page/typed';
import { call, pathOf, PlatformProblem, routes } from '@forecourt/platform-client';
import { featureOptions, paths } from '@forecourt/site-config';
import { data } from 'react-router';
import { knownOf } from '../logic/known-of.ts';
import { INVOICE_TYPED } from '../logic/typed-cookies.ts';
import type { checkout } from '../manifest.ts';
import type { InvoicePage } from './invoice-page.ts';

/**
 * The page that pays an invoice, with the headers of its response. On a site with accounts it asks for a sign-in; the page of a payment,
 * which has its secret in the address, opens without one. (RT-10, GA-02)
 */
export async function loadInvoice(
  services: SiteServices,
  loaded: LoadedPage,
): Promise<{ page: InvoicePage; headers: Headers }> {
  const { site, origin } = services;
  const options = featureOptions<typeof checkout>(site, 'checkout')?.invoices;
  if (!options) throw data(null, { status: 404 });
  const { searchParams } = loaded.url;
  const isBack = searchParams.has('back');
  const link = searchParams.get('payment');
  const visitor = link === null ? await gate(services, loaded, 'payment') : null;
  const payment = link === null ? null : await find(services, link, isBack);
  const local = (at: string) => appointmentText(zonedIso(new Date(at), site.zone));
  const { intro, minCents, maxCents } = options;
  const page: InvoicePage = {
    head: {
      title: `Pay an invoice | ${site.name}`,
      description: `Pay an invoice of ${site.name} online.`,
      canonical: origin + paths.onlinePayment(),
      noindex: true,
    },
    ...{ intro, minCents, maxCents, isBack },
    payment: payment && {
      ...payment,
      payUntil: local(payment.pay_until),
      paidAt: payment.paid_at === null ? null : local(payment.paid_at),
    },
    receipt: payment?.receipt && link ? pathOf(routes.invoiceReceipt, { query: { link } }) : null,
    typed: typedOf(services, loaded.request, { cookie: INVOICE_TYPED, visitor })?.values ?? knownOf(visitor),
  };
  return { page, headers: visitor?.headers ?? new Headers() };
}

async function find({ fetch }: SiteServices, link: string, isBack: boolean) {
  const query = { link, ...(isBack && { back: '1' as const }) };
  try {
    return await call(routes.invoice, { query }, { fetch });
  } catch (error) {
    if (error instanceof PlatformProblem && [404, 422].includes(error.status))
      throw data(null, { status: 404 });
    throw error;
  }
}
