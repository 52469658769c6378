import { useRef } from 'react';
import type { EventLabel } from './labels.ts';
import { track } from './track.ts';

/**
 * Handlers of a form that count once that a shopper began to fill it in; who sends what was filled in before the page was ready has begun too.
 * (AN-01)
 */
export function useCountedStart(
  label: EventLabel<'form'>,
  carId?: number,
): { onInput: () => void; onSubmit: () => void } {
  const isCounted = useRef(false);
  const count = () => {
    if (!isCounted.current) track('form', { label, ...(carId !== undefined && { car_id: carId }) });
    isCounted.current = true;
  };
  return { onInput: count, onSubmit: count };
}
