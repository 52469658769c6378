import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { paths } from '@forecourt/site-config';
import { headMeta } from '@forecourt/site-config/head';
import type { PageHead } from '@forecourt/site-config/head';
import { featureOptions } from '@forecourt/site-config/react';
import { siteServices } from '@forecourt/site-config/loader';
import { SlotProvider } from '@forecourt/slots';
import filling from 'virtual:forecourt/slots/home';
import { HomeScreen } from '../HomeScreen.tsx';
import { loadHome } from '../logic/load-home.ts';

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
  const sections = featureOptions(site, 'home')?.sections ?? [];
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
