import { call, routes } from '@forecourt/platform-client';
import type { Appointments } from '@forecourt/platform-client';
import { useMemo } from 'react';
import { offeredTimes } from '../logic/offered-times.ts';
import type { OfferedTimes } from '../logic/offered-times.ts';
import { useAnswer } from './use-answer.ts';

/** Throws when the request fails, so that it is made again when the form comes back to the location. */
async function askTimes(locationId: number, signal: AbortSignal): Promise<Appointments> {
  const answer = await call(routes.appointments, { query: { location_id: String(locationId) } }, { signal });
  if (!Array.isArray(answer.slots)) throw new TypeError('The platform did not answer with times.');
  return answer;
}

/**
 * The available times of a location, requested on mount and again by `ask`. The times in the server's page are used
 * meanwhile, and if the request fails. Null without a location: the form has no time field.
 */
export function useOfferedTimes(
  locationId: number | null,
  known: Appointments | null,
): { times: OfferedTimes | null; ask(): void } {
  const skip = locationId === null;
  const { answer: asked, failed, again } = useAnswer(locationId, askTimes);
  const answer = asked ?? (known?.location_id === locationId ? known : null);
  const loading = !answer && !failed;
  const times = useMemo((): OfferedTimes | null => {
    if (skip) return null;
    return loading ? { state: 'loading', slots: [], loanCarDays: null } : offeredTimes(answer);
  }, [skip, loading, answer]);
  return { times, ask: again };
}
