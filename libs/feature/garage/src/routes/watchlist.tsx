import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { SlotProvider } from '@forecourt/slots';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import filling from 'virtual:forecourt/slots/garage';
import { loadGarage } from '../logic/load-garage.ts';
import { GaragePage } from '../screens/GaragePage.tsx';

export const meta = headMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadGarage(context.get(siteServices), { isGarage: false });
}

export default function Watchlist() {
  return (
    <SlotProvider filling={filling}>
      <GaragePage page={useLoaderData<typeof loader>()} />
    </SlotProvider>
  );
}
