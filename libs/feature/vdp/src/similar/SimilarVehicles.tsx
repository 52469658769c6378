import { Section, SectionHeading, Skeleton } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { slugify, vehicleWord } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import { ListWarning, VehicleCardSkeleton } from '@forecourt/vehicle-ui';
import { useRef } from 'react';
import { CardRow, CardRowList } from '../blocks/CardRow.tsx';
import { howItDiffers } from '../logic/how-it-differs.ts';
import type { VehicleBlockProps } from '../slots.ts';
import { askSimilar } from './ask-similar.ts';
import { useSimilar } from './use-similar.ts';

export interface SimilarVehiclesProps extends VehicleBlockProps {
  /** Who is asked; the platform by default. */
  ask?: typeof askSimilar;
}

/**
 * Vehicles like this one, each with how it differs. The server sends the heading with a way to all of its kind, and the room that
 * they take; where the platform does not say which they are, the way stays. Without any the section goes. (VD-11)
 */
export function SimilarVehicles({ car: shown, now, ask = askSimilar }: SimilarVehiclesProps) {
  const title = useFeatureOptions('vdp')?.similarTitle;
  const site = useSite();
  const { template } = site;
  const bare = template === 'showroom';
  const place = useRef<HTMLDivElement>(null);
  const found = useSimilar(shown.slug, place, ask);
  if (Array.isArray(found) && found.length === 0) return null;
  const word = `${vehicleWord(shown.item_type)}s`;
  return (
    <Section tone={bare ? 'surface' : 'sunken'}>
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

/** The room that the cards, their lines and the finance warning are going to take. */
function Coming() {
  const { finance, template } = useSite();
  return (
    <div aria-hidden className="noscript:hidden">
      <CardRowList>
        {PLACES.map((place) => (
          <li key={place} className="flex flex-col">
            <div className="flex-1">
              <VehicleCardSkeleton look={template === 'showroom' ? 'bare' : 'boxed'} withActions={false} />
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

/** As many as are seen at once where the window is wide. */
const PLACES = [1, 2, 3, 4];

/** All of its model; of a vehicle that left, whose model may have left with it, all of the stock. */
function wayToAll({ make, model, status, item_type }: Car, word: string) {
  if (status === 'sold') return { name: `All ${word}`, href: paths.stock({ item_type }) };
  return { name: `All ${make} ${model}`, href: paths.search(slugify(make), slugify(model)) };
}
