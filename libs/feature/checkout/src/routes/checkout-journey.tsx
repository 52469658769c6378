import { headMeta } from '@forecourt/page/head';
import { readPost, siteServices } from '@forecourt/page/loader';
import { useRefusal } from '@forecourt/page/refusal';
import { data, redirect, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadPurchase } from '../logic/purchase/load-purchase.ts';
import { postPurchase } from '../logic/purchase/post-purchase.ts';
import { PurchaseScreen } from '../screens/purchase/PurchaseScreen.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const { page, headers } = await loadPurchase(context.get(siteServices), { request, url });
  return data(page, { headers });
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await readPost(request);
  const { headers, ...answer } = await postPurchase(context.get(siteServices), { request, url, form });
  if ('to' in answer) return redirect(answer.to, { status: 303, headers });
  return data(answer, { status: answer.status, headers });
}

/** After a refused post too: a price may have changed. */
export const shouldRevalidate = () => true;

export default function CheckoutJourney() {
  return <PurchaseScreen page={useLoaderData<typeof loader>()} refused={useRefusal<typeof action>()} />;
}
