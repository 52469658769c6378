import { inTurn, readStored, writeStored } from '@forecourt/browser';

/** The references that this browser has counted, the newest last. The name is from before applications were counted too. */
const COUNTED = { name: 'counted-payments', version: 1 };
/** References of one browser that are known; an older one has no address with the mark any more. */
const MOST = 20;

/**
 * Counts what has a reference, such as a payment or an application, once in all windows of a browser. (AN-01)
 *
 * @example countOnce('harbour-city', 'FA-7K3M-9PQR', () => track('enquiry', { label: 'Finance Application' }));
 */
export function countOnce(slug: string, reference: string, count: () => void): void {
  void inTurn(slug, COUNTED.name, () => {
    if (takes(slug, reference)) count();
    return Promise.resolve();
  });
}

/** Whether a reference is counted now: no window of this browser has done it. */
function takes(slug: string, reference: string): boolean {
  const stored = readStored(slug, COUNTED);
  const counted: readonly unknown[] = Array.isArray(stored) ? stored : [];
  if (counted.includes(reference)) return false;
  writeStored(slug, COUNTED, [...counted, reference].slice(-MOST));
  return true;
}
