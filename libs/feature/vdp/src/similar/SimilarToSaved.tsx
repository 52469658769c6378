import { Picture } from '@forecourt/media';
import { Link, Skeleton } from '@forecourt/primitives';
import { priceDisplay } from '@forecourt/pricing';
import { standIn } from '@forecourt/image-url';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { PriceBlock } from '@forecourt/vehicle-ui';
import { useRef } from 'react';
import { askSimilar } from './ask-similar.ts';
import { useSimilar } from './use-similar.ts';

/** The number shown: the first of the similar vehicles. */
const MOST = 3;
const PLACES = Array.from({ length: MOST }, (_, place) => place);

export interface SimilarToSavedProps {
  /** Slug of the saved vehicle. */
  slug: string;
  name: string;
  /** Requests the vehicles. Default: from the platform. */
  ask?: typeof askSimilar;
}

/**
 * Three vehicles like a saved one that is sold or has left the stock: picture, name and price, by the rule of the vehicle page. Rows this small have
 * no repayment. Nothing if there are none or the request fails: the card has a search for them.
 */
export function SimilarToSaved({ slug, name, ask = askSimilar }: SimilarToSavedProps) {
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  const found = useSimilar(slug, place, ask);
  const isComing = found === 'coming';
  if (!isComing && (!Array.isArray(found) || found.length === 0)) return null;
  return (
    <div ref={place} className="mt-4">
      <h3 className="text-note font-semibold">
        Similar and still here<span className="sr-only">: like {name}</span>
      </h3>
      <ul className="mt-2 grid gap-3" aria-busy={isComing}>
        {Array.isArray(found)
          ? found.slice(0, MOST).map((car) => (
              <li key={car.id} className="relative flex min-h-16 items-center gap-3">
                <div className="w-22 shrink-0">
                  <Picture
                    src={car.primary_image_url}
                    alt=""
                    standIn={standIn(car)}
                    width={88}
                    sizes="88px"
                    className="rounded-card"
                  />
                </div>
                <div className="min-w-0">
                  <Link
                    href={paths.vehicle(car.slug)}
                    className="block text-note font-semibold after:absolute after:inset-0 hover:underline"
                  >
                    {car.name}
                  </Link>
                  <PriceBlock price={priceDisplay(car, site.stock)} size="row" />
                </div>
              </li>
            ))
          : PLACES.map((each) => (
              <li key={each}>
                <Skeleton className="h-16" />
              </li>
            ))}
      </ul>
    </div>
  );
}
