import { track, type EventLabel } from '@forecourt/analytics';
import { useCallback, useRef } from 'react';

/** Counts once that a shopper began to fill in the form. (AN-01) */
export function useCountedStart(label: EventLabel<'form'>, carId?: number): () => void {
  const counted = useRef(false);
  return useCallback(() => {
    if (!counted.current) track('form', { label, ...(carId !== undefined && { car_id: carId }) });
    counted.current = true;
  }, [label, carId]);
}
