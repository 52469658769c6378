import { shownReviews } from '@forecourt/location';
import { headMeta } from '@forecourt/page/head';
import { contentOf, siteServices } from '@forecourt/page/loader';
import { featureOptions } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { chosenPeople, personCard } from '@forecourt/site-content';
import { useMemo } from 'react';
import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadStockHere } from '../logic/load-stock-here.ts';
import { locationHead } from '../logic/page-heads.ts';
import { servicesHere } from '../logic/services-here.ts';
import type { locations } from '../manifest.ts';
import { LocationScreen } from '../screens/LocationScreen.tsx';

export const meta = headMeta;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const services = context.get(siteServices);
  const options = featureOptions<typeof locations>(services.site, 'locations');
  const location = services.site.locations.find(({ slug }) => slug === params['location']);
  if (!options || !location) throw data(null, { status: 404 });
  const offered = servicesHere(options.services, location.id);
  const { items, quantity } = services.site.reviewTexts;
  return {
    now: services.now.toISOString(),
    slug: location.slug,
    stock: await loadStockHere(services, location),
    reviews: shownReviews(items, { quantity, locationId: location.id }),
    people: chosenPeople(contentOf(services), location.id).map((person) => personCard(person, [])),
    services: offered,
    head: locationHead(services, location, { ...options, offered }),
  };
}

export default function Detail() {
  const { now, slug, stock, reviews, people, services } = useLoaderData<typeof loader>();
  const location = useSite().locations.find((each) => each.slug === slug);
  const instant = useMemo(() => new Date(now), [now]);
  return location ? (
    <LocationScreen
      key={slug}
      location={location}
      stock={stock}
      reviews={reviews}
      people={people}
      services={services}
      now={instant}
    />
  ) : null;
}
