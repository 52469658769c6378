import { lazyPart } from '@forecourt/browser';
import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadShared } from '../logic/load-shared.ts';

// Lazy, so that the route manifest in every page lists only one file for this route.
const SharedScreen = lazyPart(async () => (await import('../screens/SharedScreen.tsx')).SharedScreen);

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { page, status } = await loadShared(context.get(siteServices), url.searchParams);
  return data(page, { status });
}

export default function Shared() {
  return <SharedScreen page={useLoaderData<typeof loader>()} />;
}
