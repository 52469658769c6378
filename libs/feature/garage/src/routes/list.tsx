import { gate } from '@forecourt/page/gate';
import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { SlotProvider } from '@forecourt/slots';
import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import filling from 'virtual:forecourt/slots/garage';
import { loadGarage } from '../logic/load-garage.ts';
import { GaragePage } from '../screens/GaragePage.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const services = context.get(siteServices);
  const { headers } = await gate(services, { request, url }, 'garage');
  return data(loadGarage(services, { isGarage: true }), { headers });
}

export default function Garage() {
  return (
    <SlotProvider filling={filling}>
      <GaragePage page={useLoaderData<typeof loader>()} />
    </SlotProvider>
  );
}
