import { track, type EventLabel } from '@forecourt/analytics';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Counts a payment whose shopper has just come back from the payment page, and takes the mark from the address, so that a reload does not
 * count it again. (AN-01)
 */
export function useCountedPayment(isPaid: boolean, label: EventLabel<'enquiry'>, carId?: number): void {
  const [params, setParams] = useSearchParams();
  const isNew = isPaid && params.has('back');
  useEffect(() => {
    if (!isNew) return;
    track('enquiry', { label, ...(carId !== undefined && { car_id: carId }) });
    setParams(
      (now) => {
        now.delete('back');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isNew, label, carId, setParams]);
}
