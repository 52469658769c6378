/** The vehicle data that the fallback drawing shows. */
export interface StandInVehicle {
  item_type: string;
  body: string | null;
  colour: string | null;
}

/**
 * The fallback of a vehicle picture, as a URL parameter: kind, body and colour as in the
 * stock. `readStandIn` parses it.
 *
 * @example standIn({ item_type: 'car', body: 'SUV', colour: 'Polar White' }) // 'car.SUV.Polar White'
 */
export function standIn({ item_type, body, colour }: StandInVehicle): string {
  return [item_type, body, colour].map((word) => word?.slice(0, 24).replaceAll('.', '') ?? '').join('.');
}
