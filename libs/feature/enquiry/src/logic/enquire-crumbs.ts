import { knownSteps, paths } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';
import type { EnquirePage } from './load-enquire.ts';

/** The breadcrumb of the enquiry page: above it stands its vehicle, or for a general enquiry without one the contact page. */
export function enquireCrumbs(
  site: Pick<BundledSite, 'pages'>,
  { car, topic }: Pick<EnquirePage, 'car' | 'topic'>,
): { name: string; href?: string }[] {
  return knownSteps<{ name: string; href?: string }>(site, [
    { name: 'Home', href: paths.home() },
    ...(car
      ? [{ name: car.name, href: paths.vehicle(car.slug) }]
      : topic.form
        ? []
        : [{ name: 'Contact us', href: paths.contact() }]),
    { name: topic.title },
  ]);
}
