import { headMeta } from '@forecourt/site-config/head';
import { siteServices } from '@forecourt/site-config/loader';
import { lazyPart } from '@forecourt/slots';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadGarage } from '../logic/load-garage.ts';

// What every page knows of this route is one file.
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
