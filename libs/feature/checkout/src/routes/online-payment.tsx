import { headMeta } from '@forecourt/page/head';
import { readPost, siteServices } from '@forecourt/page/loader';
import { useRefusal } from '@forecourt/page/refusal';
import { gatePost, typedCookie } from '@forecourt/page/typed';
import { data, redirect, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadInvoice } from '../invoices/load-invoice.ts';
import { postInvoice, typedInvoice } from '../invoices/post-invoice.ts';
import { reloads } from '../logic/reloads.ts';
import { INVOICE_TYPED } from '../logic/typed-cookies.ts';
import { InvoiceScreen } from '../invoices/InvoiceScreen.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const { page, headers } = await loadInvoice(context.get(siteServices), { request, url });
  return data(page, { headers });
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const services = context.get(siteServices);
  const form = await readPost(request);
  const headers = await gatePost(
    services,
    { request, url },
    { type: 'payment', cookie: INVOICE_TYPED, typed: typedInvoice(form) },
  );
  const answer = await postInvoice(services, request, form);
  if ('to' in answer) {
    headers.append('set-cookie', typedCookie(INVOICE_TYPED, null, new URL(services.origin).protocol));
    return redirect(answer.to, { status: 303, headers });
  }
  return data(answer, { status: answer.status, headers });
}

export const shouldRevalidate = reloads;

export default function OnlinePayment() {
  return <InvoiceScreen page={useLoaderData<typeof loader>()} refused={useRefusal<typeof action>()} />;
}
