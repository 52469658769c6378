import { mapConsent } from '@forecourt/analytics/late';
import { PlacesMap } from '@forecourt/chrome';
import type { PlacesMapProps } from '@forecourt/chrome';
import { useSite } from '@forecourt/site-config/react';
import { useMemo } from 'react';

/** The map of the locations that have stock; before the visitor consents, the button that shows it. */
export function LivePlaces(props: Omit<PlacesMapProps, 'source' | 'title' | 'className' | 'children'>) {
  const { map, slug } = useSite();
  const source = useMemo(() => map && { ...map, consent: mapConsent(slug) }, [map, slug]);
  if (!source) return null;
  return (
    <PlacesMap
      {...props}
      title={`Map of ${props.places.length} locations`}
      source={source}
      className="size-full rounded-media bg-sunken"
    />
  );
}
