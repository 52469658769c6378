import { track, type EventLabel } from '@forecourt/analytics';
import { countOnce } from '@forecourt/analytics/count-once';
import { useSite } from '@forecourt/site-config/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Counts a payment whose shopper has just come back from the payment page, once in all windows of a browser, and takes the mark from the address, so that
 * a reload does not count it again. (AN-01)
 */
export function useCountedPayment(
  isPaid: boolean,
  { reference, label, carId }: { reference: string; label: EventLabel<'enquiry'>; carId?: number },
): void {
  const { slug } = useSite();
  const [params, setParams] = useSearchParams();
  const isNew = isPaid && params.has('back');
  useEffect(() => {
    if (!isNew) return;
    countOnce(slug, reference, () =>
      track('enquiry', { label, ...(carId !== undefined && { car_id: carId }) }),
    );
    setParams(
      (now) => {
        now.delete('back');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isNew, slug, reference, label, carId, setParams]);
}
