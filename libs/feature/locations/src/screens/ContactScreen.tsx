import { Breadcrumb, OpenLine, SceneBand } from '@forecourt/chrome';
import { locationsFor, sortLocations } from '@forecourt/location';
import { Link, Section, SectionHeading } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { locationView } from '../logic/location-view.ts';
import type { LocationView } from '../logic/location-view.ts';
import type { locations } from '../manifest.ts';
import { Hours } from '../parts/Hours.tsx';
import { LocationGrid } from '../parts/LocationGrid.tsx';
import { Reach } from '../parts/Reach.tsx';
import { SlotList } from '../parts.ts';

/** Maximum number of locations below the form; a link leads to the others. */
const SHOWN = 6;

/** Contact page: a form, the main location, and the others below. */
export function ContactScreen({ now }: { now: Date }) {
  const site = useSite();
  const options = useFeatureOptions<typeof locations>('locations');
  if (!options) return null;
  const { contactTitle, contactText, listTitle } = options;
  const view = (location: (typeof site.locations)[number]) => locationView(site, location, { now });
  const [primary] = locationsFor('primary', site.locations);
  const all = sortLocations(site.locations);
  return (
    <>
      {site.brand.scene && <SceneBand {...site.brand.scene} place="page" />}
      <div className="container-site pt-4 pb-section lg:pt-6">
        <Breadcrumb crumbs={[{ name: 'Home', href: paths.home() }, { name: contactTitle }]} />
        <h1 className="mt-6 text-h1">{contactTitle}</h1>
        <p className="mt-3 max-w-reading text-lead text-ink-2">{contactText}</p>
        <div className="mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_408px]">
          {primary && <MainLocation view={view(primary)} />}
          <div className="grid gap-6">
            <SlotList id="locations.contact" props={{}} />
          </div>
        </div>
      </div>
      {all.length > 1 && (
        <Section tone="sunken">
          <SectionHeading
            title={listTitle}
            {...(all.length > SHOWN
              ? { link: { name: `All ${all.length} locations`, href: paths.locations() } }
              : {})}
          />
          <LocationGrid views={all.slice(0, SHOWN).map(view)} />
        </Section>
      )}
    </>
  );
}

function MainLocation({ view }: { view: LocationView }) {
  return (
    <section aria-label={view.name} className="lg:order-last">
      <h2 className="text-h3">
        <Link href={view.href} className="hover:underline">
          {view.name}
        </Link>
      </h2>
      <p className="mt-1 text-ink-2">{view.address}</p>
      <p className="mt-2 mb-5">
        <OpenLine {...view.openLine} />
      </p>
      <Reach view={view} />
      <div className="mt-6">
        <Hours view={view} />
      </div>
    </section>
  );
}
