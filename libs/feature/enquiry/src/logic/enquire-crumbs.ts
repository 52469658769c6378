import { knownSteps, paths } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';
import type { EnquiryCar } from './enquiry-car.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** The breadcrumb of the enquiry page: above it stands its vehicle, or for a general enquiry without one the contact page. */
export function enquireCrumbs(
  site: Pick<BundledSite, 'pages'>,
  { car, topic }: { car: EnquiryCar | null; topic: EnquiryTopic },
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
