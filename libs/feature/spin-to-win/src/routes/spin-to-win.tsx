import { headMeta } from '@forecourt/page/head';
import { readPost, siteServices } from '@forecourt/page/loader';
import { useRefusal } from '@forecourt/page/refusal';
import { gatePost, typedCookie } from '@forecourt/page/typed';
import { data, redirect, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { SPIN_TYPED } from '../logic/typed-cookie.ts';
import { loadSpin } from '../logic/load-spin.ts';
import { postSpin, typedSpin } from '../logic/post-spin.ts';
import { SpinScreen } from '../screens/SpinScreen.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const { page, headers } = await loadSpin(context.get(siteServices), { request, url });
  return data(page, { headers });
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const services = context.get(siteServices);
  const form = await readPost(request);
  const headers = await gatePost(
    services,
    { request, url },
    { type: 'spin', cookie: SPIN_TYPED, typed: typedSpin(form) },
  );
  const answer = await postSpin(services, request, form);
  if ('to' in answer) {
    headers.append('set-cookie', typedCookie(SPIN_TYPED, null, new URL(services.origin).protocol));
    return redirect(answer.to, { status: 303, headers });
  }
  return data(answer, { status: answer.status, headers });
}

/** After a refusal too: it may mean that the page has changed, its terms or the day. */
export const shouldRevalidate = (): boolean => true;

export default function SpinToWin() {
  return <SpinScreen page={useLoaderData<typeof loader>()} refused={useRefusal<typeof action>()} />;
}
