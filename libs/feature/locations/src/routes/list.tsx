import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { featureOptions } from '@forecourt/site-config';
import { useMemo } from 'react';
import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { askedPlace } from '../logic/asked-place.ts';
import { listHead } from '../logic/page-heads.ts';
import type { locations } from '../manifest.ts';
import { ListScreen } from '../screens/ListScreen.tsx';

export const meta = headMeta;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const services = context.get(siteServices);
  const options = featureOptions<typeof locations>(services.site, 'locations');
  if (!options) throw data(null, { status: 404 });
  const near = await askedPlace(url.searchParams.get('near'), services.site.locations);
  return {
    now: services.now.toISOString(),
    near,
    head: { ...listHead(services, options), noindex: near !== null },
  };
}

export default function List() {
  const { now, near } = useLoaderData<typeof loader>();
  return <ListScreen now={useMemo(() => new Date(now), [now])} near={near} />;
}
