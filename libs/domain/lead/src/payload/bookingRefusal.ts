import { stockStatus, type Car } from '@forecourt/vehicle';

/** Categories of leads that book a vehicle: a time to see and drive it, or the vehicle itself. */
export const BOOKING_CATEGORIES = { testDrive: 'Test Drive', reservation: 'Reservation' } as const;

/**
 * Why a lead cannot book its vehicle, as a sentence for the shopper; `null` if it can, or if it is not a booking. Only a vehicle
 * that is in stock and not reserved can be driven, viewed or reserved.
 *
 * @example bookingRefusal({ ...car, reserved: true }, { category: 'Vehicle Enquiry', dateTime: null }) // null
 */
export function bookingRefusal(
  car: Pick<Car, 'status' | 'reserved' | 'item_type'>,
  { category, dateTime }: { category: string | null; dateTime: string | null },
): string | null {
  const wanted = category?.trim().toLowerCase();
  const books =
    dateTime !== null || Object.values(BOOKING_CATEGORIES).some((each) => each.toLowerCase() === wanted);
  const status = books ? stockStatus(car) : [];
  return status.length > 0 ? status.map(({ sentence }) => sentence).join(' ') : null;
}
