import { LinkButton } from '@forecourt/primitives';
import { Navigation, Phone } from 'lucide-react';
import type { LocationView } from '../logic/location-view.ts';

/** Links for directions and phone of a location. */
export function Reach({ view: { name, directionsHref, phone } }: { view: LocationView }) {
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton href={directionsHref} target="_blank" rel="noopener">
        <Navigation aria-hidden size={18} strokeWidth={1.75} />
        Get Directions <span className="sr-only">to {name} (opens a new window)</span>
      </LinkButton>
      {phone && (
        <LinkButton href={phone.href} variant="outline">
          <Phone aria-hidden size={18} strokeWidth={1.75} />
          <span className="sr-only">Call</span> {phone.text}
        </LinkButton>
      )}
    </div>
  );
}
