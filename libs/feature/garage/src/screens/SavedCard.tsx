import { Picture } from '@forecourt/media';
import { IconButton, Link, LinkButton } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { hitToCar, hitWeekly } from '@forecourt/stock-search';
import type { CardHit } from '@forecourt/stock-search';
import { StockCard } from '@forecourt/vehicle-card';
import { VehicleCardSkeleton } from '@forecourt/vehicle-ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Favourite } from '../logic/favourite.ts';

/** What was kept of a vehicle says nothing of how it looks. */
const NOTHING_KNOWN = 'car';
const SIZES = '(width >= 1024px) 416px, (width >= 640px) 46vw, 92vw';

/** A saved vehicle: its card as the stock has it, or grey with what was kept of it once it left. */
export function SavedCard({
  favourite,
  hit,
  now,
  onRemove,
}: {
  favourite: Favourite;
  /** What the stock says: undefined as long as it is asked, null where the vehicle left, unknown where it gave no answer. */
  hit: CardHit | null | undefined | 'unknown';
  now: Date;
  onRemove: () => void;
}) {
  const { template } = useSite();
  const remove = (
    <IconButton label={`Remove ${favourite.name}`} look="float" onClick={onRemove}>
      <X aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  );
  if (hit === undefined) return <VehicleCardSkeleton look={template === 'showroom' ? 'bare' : 'boxed'} />;
  if (hit === null || hit === 'unknown')
    return <KeptCard favourite={favourite} gone={hit === null} remove={remove} />;
  return (
    <StockCard
      car={hitToCar(hit)}
      now={now}
      weekly={hitWeekly(hit)}
      headingLevel="h2"
      sizes={SIZES}
      save={remove}
    />
  );
}

/** What was kept of a vehicle when it was saved. One that left has no page any more; the stock is searched for its like instead. */
function KeptCard({ favourite, gone, remove }: { favourite: Favourite; gone: boolean; remove: ReactNode }) {
  const site = useSite();
  const { name, slug, make, model, primary_image_url } = favourite;
  return (
    <article className="vehicle-card">
      <div className="card-picture" data-sold={gone || undefined}>
        <Picture src={primary_image_url} alt="" standIn={NOTHING_KNOWN} width={416} sizes={SIZES} />
      </div>
      <div className="card-body">
        <h2 className="card-title">{gone ? name : <Link href={paths.vehicle(slug)}>{name}</Link>}</h2>
        {gone && <p className="card-facts">No longer available</p>}
        {gone && hasPage(site, paths.stock()) && (
          <div className="card-foot">
            <div className="card-actions">
              <LinkButton href={paths.stock({ query: `${make} ${model}` })} variant="outline" size="small">
                Find similar<span className="sr-only"> to {name}</span>
              </LinkButton>
            </div>
          </div>
        )}
      </div>
      <div className="card-save">{remove}</div>
    </article>
  );
}
