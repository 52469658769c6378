import { PageHeading } from '@forecourt/chrome';
import { OfferCards } from '@forecourt/content-parts';
import { StockRow } from '@forecourt/vehicle-card';
import { paths } from '@forecourt/site-config';
import type { ModelData } from '../logic/load-content-page.ts';

/** The page of a model: its offers, and its vehicles in stock. */
export function ModelScreen({
  model: { name, offers, strip },
  now,
}: {
  model: Omit<ModelData, 'kind' | 'head' | 'now'>;
  now: Date;
}) {
  return (
    <div className="container-site pb-section">
      <PageHeading
        title={`${name} offers`}
        crumbs={[
          { name: 'Home', href: paths.home() },
          { name: 'Special offers', href: paths.offers() },
          { name },
        ]}
      />
      <OfferCards offers={offers} priority className="mt-8" />
      {strip && (
        <div className="mt-14 lg:mt-22">
          <StockRow title={`${name} in stock`} strip={strip} now={now} />
        </div>
      )}
    </div>
  );
}
