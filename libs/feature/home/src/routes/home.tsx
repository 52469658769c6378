import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { headMeta } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { featureOptions, paths } from '@forecourt/site-config';
import { SlotProvider } from '@forecourt/slots';
import filling from 'virtual:forecourt/slots/home';
import { HomeScreen } from '../HomeScreen.tsx';
import { loadHome } from '../logic/load-home.ts';
import type { home } from '../manifest.ts';

export const meta = headMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const services = context.get(siteServices);
  const { site, now, origin, searchKey } = services;
  const head: PageHead = {
    title: `${site.name} | ${site.locations.find(({ primary }) => primary)?.address.city ?? 'Cars'}`,
    description: site.brand.description,
    canonical: `${origin}${paths.home()}`,
    jsonLd: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: site.name, url: `${origin}/` }],
  };
  const sections = featureOptions<typeof home>(site, 'home')?.sections ?? [];
  return { now: now.toISOString(), sections, stock: await loadHome(services), searchKey, head };
}

export default function Home() {
  const { now, sections, stock, searchKey } = useLoaderData<typeof loader>();
  const instant = useMemo(() => new Date(now), [now]);
  return (
    <SlotProvider filling={filling}>
      <HomeScreen sections={sections} now={instant} stock={stock} searchKey={searchKey} />
    </SlotProvider>
  );
}
