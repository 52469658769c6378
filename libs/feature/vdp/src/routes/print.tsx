import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { lazyPart } from '@forecourt/browser';
import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { loadPrint } from '../logic/load-print.ts';

// Lazy, so that the route manifest in every page lists only one file for this route.
const PrintScreen = lazyPart(async () => (await import('../PrintScreen.tsx')).PrintScreen);

export const meta = headMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadPrint(context.get(siteServices), new URL(request.url).searchParams.get('car_id'));
}

export default function Print() {
  const { car, now, url, qr } = useLoaderData<typeof loader>();
  const instant = useMemo(() => new Date(now), [now]);
  return <PrintScreen car={car} now={instant} url={url} qr={qr} />;
}
