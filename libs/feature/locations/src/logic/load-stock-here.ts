import type { SiteServices } from '@forecourt/page/loader';
import { loadStockStrips } from '@forecourt/vehicle-card';
import type { StockStrip } from '@forecourt/vehicle-card';
import type { SiteLocation } from './site-location.ts';

/** A vehicle at a location, with the repayment that a card may show. */
export type StockHere = StockStrip['vehicles'][number];

/** The newest vehicles in stock at a sales location. Empty while the engine is down. */
export async function loadStockHere(services: SiteServices, location: SiteLocation): Promise<StockHere[]> {
  if (location.location_type !== 'sales') return [];
  const [strip] = await loadStockStrips(services, [{ location_name: location.name }]);
  return strip?.vehicles ?? [];
}
