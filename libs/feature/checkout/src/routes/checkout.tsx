import { gate } from '@forecourt/page/gate';
import { headMeta } from '@forecourt/page/head';
import { readPost, siteServices, type SiteServices } from '@forecourt/page/loader';
import { useRefusal } from '@forecourt/page/refusal';
import { data, redirect, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadCheckout } from '../logic/load-checkout.ts';
import { postCheckout, reserves, typedIn } from '../logic/post-checkout.ts';
import { reloads } from '../logic/reloads.ts';
import { typedCookie } from '../logic/typed-cookie.ts';
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
  const headers = reserves(form) ? await signedIn(services, { request, url, form }) : new Headers();
  const answer = await postCheckout(services, { request, url, slug: params['slug'] ?? '', form });
  if (!('to' in answer)) return data(answer, { status: answer.status, headers });
  if (answer.cookie !== null) {
    headers.append('set-cookie', answer.cookie);
    headers.append('set-cookie', typedCookie(null, protocol));
  }
  return redirect(answer.to, { status: 303, headers });
}

export const shouldRevalidate = reloads;

/** The headers of who may reserve. Anybody else signs in first, and what was typed is kept meanwhile. */
async function signedIn(
  services: SiteServices,
  { request, url, form }: { request: Request; url: URL; form: FormData },
): Promise<Headers> {
  try {
    return (await gate(services, { request, url: new URL(url.pathname, url) }, 'checkout')).headers;
  } catch (answer) {
    if (answer instanceof Response)
      answer.headers.append('set-cookie', typedCookie(typedIn(form), new URL(services.origin).protocol));
    throw answer;
  }
}

export default function Checkout() {
  return <CheckoutScreen page={useLoaderData<typeof loader>()} refused={useRefusal<typeof action>()} />;
}
