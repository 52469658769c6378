import { track, type EventLabel } from '@forecourt/analytics';
import { inTurn, readStored, writeStored } from '@forecourt/browser';
import { useSite } from '@forecourt/site-config/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** The references of payments that this browser has counted, the newest last. */
const COUNTED = { name: 'counted-payments', version: 1 };
/** Payments of one browser that are known; an older one has no address with the mark any more. */
const MOST = 20;

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
    void inTurn(slug, COUNTED.name, () => {
      if (takes(slug, reference)) track('enquiry', { label, ...(carId !== undefined && { car_id: carId }) });
      return Promise.resolve();
    });
    setParams(
      (now) => {
        now.delete('back');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isNew, slug, reference, label, carId, setParams]);
}

/** Whether a payment is counted now: no window of this browser has done it. */
function takes(slug: string, reference: string): boolean {
  const stored = readStored(slug, COUNTED);
  const counted: readonly unknown[] = Array.isArray(stored) ? stored : [];
  if (counted.includes(reference)) return false;
  writeStored(slug, COUNTED, [...counted, reference].slice(-MOST));
  return true;
}
