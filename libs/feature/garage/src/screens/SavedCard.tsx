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

/** Body type of the placeholder picture: the stored data of a vehicle has none. */
const NOTHING_KNOWN = 'car';
const SIZES = '(width >= 1024px) 416px, (width >= 640px) 46vw, 92vw';

/** A saved vehicle: its card with stock data, or greyed out with the stored data after it left the stock. */
export function SavedCard({
  favourite,
  hit,
  now,
  onRemove,
}: {
  favourite: Favourite;
  /** Stock data: undefined while loading, null if the vehicle left the stock, unknown if the request failed. */
  hit: CardHit | null | undefined | 'unknown';
  now: Date;
  /** Without it there is no button that removes. */
  onRemove?: () => void;
}) {
  const { look } = useSite();
  const remove = onRemove && (
    <IconButton label={`Remove ${favourite.name}`} look="float" onClick={onRemove}>
      <X aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  );
  if (hit === undefined) return <VehicleCardSkeleton look={look.cards} />;
  if (hit === null || hit === 'unknown')
    return <KeptCard favourite={favourite} gone={hit === null} remove={remove} />;
  return (
    <StockCard
      car={hitToCar(hit)}
      now={now}
      weekly={hitWeekly(hit)}
      headingLevel="h2"
      sizes={SIZES}
      {...(remove && { save: remove })}
    />
  );
}

/** The stored data of a vehicle. One that left the stock has no page any more, so its link is a search for similar ones. */
function KeptCard({ favourite, gone, remove }: { favourite: Favourite; gone: boolean; remove: ReactNode }) {
  const site = useSite();
  const { name, slug, make, model, primary_image_url } = favourite;
  return (
    <article className="vehicle-card">
      <div className="card-picture" data-sold={gone || undefined}>
        <Picture src={primary_image_url} alt="" standIn={NOTHING_KNOWN} width={416} sizes={SIZES} />
      </div>
      <div className="card-body">
        <div>
          <h2 className="card-title">{gone ? name : <Link href={paths.vehicle(slug)}>{name}</Link>}</h2>
          {gone && <p className="card-facts">No longer available</p>}
        </div>
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
      {remove && <div className="card-save">{remove}</div>}
    </article>
  );
}
