import { OpenLine } from '@forecourt/chrome';
import { locationName, openLine, placeOf } from '@forecourt/location';
import { Link } from '@forecourt/primitives';
import { locationPath } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { MapPin } from 'lucide-react';
import { block } from './block.tsx';

/** The vehicle's location, whether it is open, and the dealer licence. */
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
          <Link href={locationPath(site, location.slug)} className="touch inline-block hover:underline">
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
