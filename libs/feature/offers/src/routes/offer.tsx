import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadOffer } from '../logic/load-offer.ts';
import { GoneScreen } from '../screens/GoneScreen.tsx';
import { OfferScreen } from '../screens/OfferScreen.tsx';

export const meta = headMeta;

export function loader({ context, params }: LoaderFunctionArgs) {
  const { id = '', manufacturer = null } = params;
  return loadOffer(context.get(siteServices), { id, manufacturer });
}

export default function Offer() {
  const page = useLoaderData<typeof loader>();
  const time = 'gone' in page ? 0 : page.now;
  const now = useMemo(() => new Date(time), [time]);
  return 'gone' in page ? <GoneScreen offers={page.offers} /> : <OfferScreen page={page} now={now} />;
}
