import { headMeta } from '@forecourt/page/head';
import { fetchInSession, readPost, siteServices } from '@forecourt/page/loader';
import { useRefusal } from '@forecourt/page/refusal';
import { gatePost, typedCookie } from '@forecourt/page/typed';
import { data, redirect, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadCheckout } from '../logic/load-checkout.ts';
import { postCheckout, reserves, typedIn } from '../logic/post-checkout.ts';
import { reloads } from '../logic/reloads.ts';
import { CHECKOUT_TYPED } from '../logic/typed-cookies.ts';
import { CheckoutScreen } from '../screens/CheckoutScreen.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export async function loader({ request, context, url, params }: LoaderFunctionArgs) {
  const asked = { request, url, slug: params['slug'] ?? '' };
  const { page, headers } = await loadCheckout(context.get(siteServices), asked);
  return data(page, { headers });
}

export async function action({ request, context, url, params }: ActionFunctionArgs) {
  const services = context.get(siteServices);
  const { protocol } = new URL(services.origin);
  const form = await readPost(request);
  // Anybody may give a reservation up: the secret of the browser or of a link goes with it.
  const headers = reserves(form)
    ? await gatePost(
        services,
        { request, url },
        { type: 'checkout', cookie: CHECKOUT_TYPED, typed: typedIn(form) },
      )
    : new Headers();
  const session = fetchInSession(services, request);
  const asked = { request, url, slug: params['slug'] ?? '', form };
  const answer = await postCheckout({ ...services, fetch: session.fetch }, asked);
  for (const cookie of session.cookies) headers.append('set-cookie', cookie);
  if (!('to' in answer)) return data(answer, { status: answer.status, headers });
  if (answer.cookie !== null) {
    headers.append('set-cookie', answer.cookie);
    headers.append('set-cookie', typedCookie(CHECKOUT_TYPED, null, protocol));
  }
  return redirect(answer.to, { status: 303, headers });
}

export const shouldRevalidate = reloads;

export default function Checkout() {
  return <CheckoutScreen page={useLoaderData<typeof loader>()} refused={useRefusal<typeof action>()} />;
}
