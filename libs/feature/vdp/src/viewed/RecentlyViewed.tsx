import { useStored } from '@forecourt/browser';
import type { Stored } from '@forecourt/browser';
import { Picture } from '@forecourt/media';
import { Link, Section, SectionHeading } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { VIEWED, parseViewed } from '../logic/viewed-list.ts';
import type { ViewedCar } from '../logic/viewed-list.ts';

/** The number shown, the last viewed first. */
const MOST = 8;

const viewed: Stored<readonly ViewedCar[]> = {
  ...VIEWED,
  read: (state) => (parseViewed(state) ?? []).toReversed(),
  initial: [],
};

/**
 * The vehicles that the visitor has viewed in this browser, the last first, with picture and name; prices may have changed since.
 * Nothing on the server, during hydration and without a viewed vehicle.
 *
 * @param except the vehicle of the page
 */
export function RecentlyViewed({ except }: { except?: number }) {
  const { slug } = useSite();
  const cars = useStored(slug, viewed)
    .filter(({ id }) => id !== except)
    .slice(0, MOST);
  if (cars.length === 0) return null;
  return (
    <Section label="Recently viewed">
      <SectionHeading title="Recently viewed" />
      <ul className="no-scrollbar relative -mx-4 grid auto-cols-[44%] grid-flow-col gap-4 overflow-x-auto px-4 py-1 md:mx-0 md:auto-cols-[22%] md:px-0 lg:auto-cols-[calc((100%-80px)/6)]">
        {cars.map((car) => (
          <li key={car.id}>
            <Link
              href={paths.vehicle(car.slug)}
              className="group block rounded-card text-note font-semibold text-ink"
            >
              <Picture src={car.primary_image_url} alt="" width={220} className="rounded-card" />
              <span className="mt-2 block group-hover:underline">{car.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
