import type { SiteLocation } from './site-location.ts';

/** A licence of a location. */
export interface Licence {
  /** What it is, as in the footer. */
  name: string;
  number: string;
}

/** The licence numbers of a location; empty if it has none. */
export function licencesOf({
  dealer_license_number: dealer,
  motor_vehicle_repairer: repairer,
}: SiteLocation): Licence[] {
  const all = [
    { name: 'Dealer licence', number: dealer },
    { name: 'Motor vehicle repairer', number: repairer },
  ];
  return all.flatMap(({ name, number }) => (number?.trim() ? [{ name, number }] : []));
}
