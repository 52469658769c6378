/** What the drawing shows that stands in for a picture of a vehicle. */
export interface StandInVehicle {
  item_type: string;
  body: string | null;
  colour: string | null;
}

/**
 * What stands in for a picture of a vehicle that cannot be shown, as an address says it: kind, body and colour in the words of the
 * stock. `readStandIn` makes shape and colour of it.
 *
 * @example standIn({ item_type: 'car', body: 'SUV', colour: 'Polar White' }) // 'car.SUV.Polar White'
 */
export function standIn({ item_type, body, colour }: StandInVehicle): string {
  return [item_type, body, colour].map((word) => word?.slice(0, 24).replaceAll('.', '') ?? '').join('.');
}
