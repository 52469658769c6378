import { lazyPart } from '@forecourt/browser';
import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadGarage } from '../logic/load-garage.ts';

// Lazy, so that the route manifest in every page lists only one file for this route.
const GarageScreen = lazyPart(async () => (await import('../screens/GarageScreen.tsx')).GarageScreen);

export const meta = headMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadGarage(context.get(siteServices));
}

export default function Garage() {
  const { now, searchKey } = useLoaderData<typeof loader>();
  const instant = useMemo(() => new Date(now), [now]);
  return <GarageScreen now={instant} searchKey={searchKey} />;
}
