import { lazyPart } from '@forecourt/browser';
import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadCompare } from '../logic/load-compare.ts';

// Lazy, so that the route manifest in every page lists only one file for this route.
const CompareScreen = lazyPart(async () => (await import('../screens/CompareScreen.tsx')).CompareScreen);

export const meta = headMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadCompare(context.get(siteServices), new URL(request.url).searchParams);
}

export default function Compare() {
  const { head: _head, ...page } = useLoaderData<typeof loader>();
  return <CompareScreen {...page} />;
}
