import type { FormDeclaration } from '@forecourt/lead';
import { locationsFor } from '@forecourt/location';
import type { SiteServices } from '@forecourt/page/loader';
import { featureOptions } from '@forecourt/site-config';
import type { enquiry } from '../manifest.ts';
import { declaredForm, declaredTopic } from './declared-topic.ts';
import { readAbout } from './enquiry-about.ts';
import type { EnquiryCar } from './enquiry-car.ts';
import { enquiryTopic } from './enquiry-topic.ts';
import { goneTopic } from './gone-topic.ts';
import type { EnquiryTopic } from './topic-texts.ts';
import { searchTopic, wantedSearch } from './search-topic.ts';

/** The slug or id of the vehicle in a URL of a form, from `?car=` or `?car_id=`; null for none. */
export function carSlug({ searchParams }: URL): string | null {
  return (searchParams.get('car') ?? searchParams.get('car_id'))?.slice(0, 200) || null;
}

/**
 * The sales location of the dealership in `?preferredDealership=` of a finance link, which answers a form without locations to choose from;
 * none for a dealership that the site does not know. (RT-19)
 */
function preferredPlace(
  { locations }: Pick<SiteServices['site'], 'locations'>,
  { places }: FormDeclaration,
  { searchParams }: URL,
): Pick<EnquiryTopic, 'place'> {
  const slug = searchParams.get('preferredDealership');
  if (slug === null || places !== null) return {};
  const found = locationsFor('sales', locations).find(({ dealership_slug }) => dealership_slug === slug);
  return found ? { place: { id: found.id, name: found.name } } : {};
}

/**
 * The subject of a form's page: that of a declared form at its path; else about a vehicle, one that does not exist, a search without results, or
 * general. The page and its post use the same.
 *
 * @param car the vehicle of the URL; null if it does not exist or the URL names none, undefined if it could not be loaded.
 */
export function askedTopic(
  { site, now, origin }: Pick<SiteServices, 'site' | 'now' | 'origin'>,
  url: URL,
  car: EnquiryCar | null | undefined,
): EnquiryTopic {
  const options = featureOptions<typeof enquiry>(site, 'enquiry');
  const form = declaredForm(options?.forms ?? [], url.pathname);
  if (form) return { ...declaredTopic(form), ...(!car && preferredPlace(site, form, url)) };
  const slug = carSlug(url);
  if (slug !== null && car === null) return goneTopic(slug);
  const search = wantedSearch(url);
  if (slug === null && search !== null) return searchTopic(`${origin}${search}`);
  const depositDollars = options?.reserveDepositDollars;
  return enquiryTopic(car ?? null, now, { about: readAbout(url.searchParams.get('about')), depositDollars });
}
