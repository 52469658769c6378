import { OpenLine } from '@forecourt/chrome';
import { placeOf } from '@forecourt/location';
import { Link } from '@forecourt/primitives';
import { knownHref, locationName, openLine, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { MapPin } from 'lucide-react';
import { block } from './block.tsx';

/** Where the vehicle stands, whether it is open there, and under whose licence it is sold. */
export const Place = block('vdp.location', function Place({ car, now }) {
  const site = useSite();
  const location = placeOf(car, site);
  if (!location) return null;
  const { address, dealer_license_number: licence } = location;
  return (
    <div className="flex gap-3">
      <MapPin aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">
          <Link href={knownHref(site, paths.location(location.slug))} className="hover:underline">
            {locationName(site, location)}
          </Link>
        </p>
        <p className="text-[15px] text-ink-2">
          {address.street}, {address.city} {address.state}
        </p>
        <OpenLine {...openLine(site, location, now)} />
        {licence && <p className="mt-1 text-[13px]/[19px] text-ink-3">Dealer licence {licence}</p>}
      </div>
    </div>
  );
});
