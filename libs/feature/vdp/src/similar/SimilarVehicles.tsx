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
 * Similar vehicles, each with its differences. The server renders the heading with a link to the search, and a
 * placeholder; if the request fails, the link stays. Without similar vehicles the section is removed. (VD-11)
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
          {...(hasPage(site, paths.stock()) && { link: searchAllPath(shown, word) })}
        />
      </div>
      {found === 'coming' && <Placeholder />}
      {found === 'unknown' && <p className="text-ink-2">Similar {word} cannot be shown right now.</p>}
      {Array.isArray(found) && <CardRow cards={found} now={now} lineOf={(car) => howItDiffers(shown, car)} />}
    </Section>
  );
}

/** A placeholder with the height of the cards, their lines and the finance warning. */
function Placeholder() {
  const { finance, look } = useSite();
  return (
    <div aria-hidden className="noscript:hidden">
      <CardRowList>
        {VISIBLE.map((place) => (
          <li key={place}>
            <VehicleCardSkeleton look={look.cards} withActions={false} />
            <Skeleton className="mx-1 mt-3 h-5 w-5/6" />
          </li>
        ))}
      </CardRowList>
      {finance?.weeklyOnCards && (
        <div className="invisible">
          <ListWarning warning={finance.warning} className="mt-6" />
        </div>
      )}
    </div>
  );
}

/** The number visible at once in a wide window. */
const VISIBLE = [1, 2, 3, 4];

/** The search of its model; for a sold vehicle the whole stock, because its model may be sold out. */
function searchAllPath({ make, model, status, item_type }: Car, word: string) {
  if (status === 'sold') return { name: `All ${word}`, href: paths.stock({ item_type }) };
  return { name: `All ${make} ${model}`, href: paths.search(slugify(make), slugify(model)) };
}
