import { Section, SectionHeading, Skeleton } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { slugify } from '@forecourt/values';
import { vehicleWord } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import { ListWarning, VehicleCardSkeleton } from '@forecourt/vehicle-ui';
import { useRef } from 'react';
import { CardRow, CardRowList } from '../blocks/CardRow.tsx';
import { howItDiffers } from '../logic/how-it-differs.ts';
import type { vdp } from '../manifest.ts';
import type { VehicleBlockProps } from '../slots.ts';
import { askSimilar } from './ask-similar.ts';
import { useSimilar } from './use-similar.ts';

export interface SimilarVehiclesProps extends VehicleBlockProps {
  /** Requests the vehicles. Default: from the platform. */
  ask?: typeof askSimilar;
}

/**
 * Vehicles like this one, each with how it differs. The server sends the heading with a way to all of its kind, and the room that
 * they take; where the platform does not say which they are, the way stays. Without any the section goes. (VD-11)
 */
export function SimilarVehicles({ car: shown, now, ask = askSimilar }: SimilarVehiclesProps) {
  const { similarTitle: title, layout } = useFeatureOptions<typeof vdp>('vdp') ?? {};
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  const found = useSimilar(shown.slug, place, ask);
  if (Array.isArray(found) && found.length === 0) return null;
  const word = `${vehicleWord(shown.item_type)}s`;
  return (
    <Section tone={layout === 'showroom' ? 'surface' : 'sunken'}>
      <div ref={place}>
        <SectionHeading
          title={title ?? `Similar ${word}`}
          {...(hasPage(site, paths.stock()) && { link: wayToAll(shown, word) })}
        />
      </div>
      {found === 'coming' && <Coming />}
      {found === 'unknown' && <p className="text-ink-2">Similar {word} cannot be shown right now.</p>}
      {Array.isArray(found) && <CardRow cards={found} now={now} lineOf={(car) => howItDiffers(shown, car)} />}
    </Section>
  );
}

/** A placeholder with the height of the cards, their lines and the finance warning. */
function Coming() {
  const { finance, look } = useSite();
  return (
    <div aria-hidden className="noscript:hidden">
      <CardRowList>
        {PLACES.map((place) => (
          <li key={place} className="flex flex-col">
            <div className="flex-1">
              <VehicleCardSkeleton look={look.cards} withActions={false} />
            </div>
            <Skeleton className="mx-1 mt-3 h-5 w-5/6" />
          </li>
        ))}
      </CardRowList>
      {finance?.weeklyOnCards && (
        <div className="invisible">
          <ListWarning warning={finance.warning} layout="note" className="mt-6" />
        </div>
      )}
    </div>
  );
}

/** The number visible at once in a wide window. */
const PLACES = [1, 2, 3, 4];

/** All of its model; of a vehicle that left, whose model may have left with it, all of the stock. */
function wayToAll({ make, model, status, item_type }: Car, word: string) {
  if (status === 'sold') return { name: `All ${word}`, href: paths.stock({ item_type }) };
  return { name: `All ${make} ${model}`, href: paths.search(slugify(make), slugify(model)) };
}
