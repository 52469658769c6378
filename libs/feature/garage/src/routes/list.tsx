import { gate } from '@forecourt/page/gate';
import { headMeta } from '@forecourt/page/head';
import { readPost, siteServices, withSetCookies } from '@forecourt/page/loader';
import { SlotProvider } from '@forecourt/slots';
import { data, redirect, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import filling from 'virtual:forecourt/slots/garage';
import { loadGarage } from '../logic/load-garage.ts';
import { loadShare, postShare } from '../logic/share.ts';
import { GaragePage } from '../screens/GaragePage.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const services = context.get(siteServices);
  const { headers } = await gate(services, { request, url }, 'garage');
  const share = await loadShare(services, request);
  return data({ ...loadGarage(services, { isGarage: true }), share }, { headers });
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const services = context.get(siteServices);
  const form = await readPost(request);
  await gate(services, { request, url: new URL(url.pathname, url) }, 'garage');
  const cookies = await postShare(services, request, form);
  return redirect(`${url.pathname}#share`, { status: 303, headers: withSetCookies(cookies) });
}

export default function Garage() {
  return (
    <SlotProvider filling={filling}>
      <GaragePage page={useLoaderData<typeof loader>()} />
    </SlotProvider>
  );
}
