import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { featureOptions } from '@forecourt/site-config';
import { SlotProvider } from '@forecourt/slots';
import filling from 'virtual:forecourt/slots/home';
import { HomeScreen } from '../HomeScreen.tsx';
import { homeHead } from '../logic/home-head.ts';
import { loadHome } from '../logic/load-home.ts';
import type { home } from '../manifest.ts';

export const meta = headMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const services = context.get(siteServices);
  const { site, now, searchKey } = services;
  const sections = featureOptions<typeof home>(site, 'home')?.sections ?? [];
  return {
    now: now.toISOString(),
    sections,
    stock: await loadHome(services),
    searchKey,
    head: homeHead(services),
  };
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
