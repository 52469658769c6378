import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { shownReviews } from '@forecourt/location';
import { SlotProvider } from '@forecourt/slots';
import filling from 'virtual:forecourt/slots/home';
import { HomeScreen } from '../HomeScreen.tsx';
import { homeContent } from '../logic/home-content.ts';
import { homeHead } from '../logic/home-head.ts';
import { homeSections } from '../logic/home-sections.ts';
import { loadHome } from '../logic/load-home.ts';

export const meta = headMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const services = context.get(siteServices);
  const { site, now, searchKey } = services;
  const sections = homeSections(services);
  const { items, quantity } = site.reviewTexts;
  return {
    now: now.toISOString(),
    sections,
    reviews: sections.some(({ type }) => type === 'reviews') ? shownReviews(items, { quantity }) : [],
    stock: await loadHome(services),
    content: homeContent(services, sections),
    searchKey,
    head: homeHead(services),
  };
}

export default function Home() {
  const { now, sections, stock, content, reviews, searchKey } = useLoaderData<typeof loader>();
  const instant = useMemo(() => new Date(now), [now]);
  return (
    <SlotProvider filling={filling}>
      <HomeScreen
        sections={sections}
        now={instant}
        stock={stock}
        content={content}
        reviews={reviews}
        searchKey={searchKey}
      />
    </SlotProvider>
  );
}
