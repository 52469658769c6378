import { track, type EventLabel } from '@forecourt/analytics';
import { countOnce } from '@forecourt/analytics/count-once';
import { useMark } from '@forecourt/page/mark';
import { useSite } from '@forecourt/site-config/react';
import { BACK } from './reloads.ts';

/**
 * Counts a payment whose shopper has just come back from the payment page, once in all windows of a browser, and takes the mark from the address, so that
 * a reload does not count it again. (AN-01)
 */
export function useCountedPayment(
  isPaid: boolean,
  { reference, label, carId }: { reference: string; label: EventLabel<'enquiry'>; carId?: number },
): void {
  const { slug } = useSite();
  const count = () => track('enquiry', { label, ...(carId !== undefined && { car_id: carId }) });
  useMark(BACK, isPaid ? () => countOnce(slug, reference, count) : null);
}
