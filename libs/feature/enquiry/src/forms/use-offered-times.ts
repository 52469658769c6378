import { useAppointmentsQuery } from '@forecourt/platform-client/rtk';
import type { Appointments } from '@forecourt/platform-client';
import { useCallback, useMemo } from 'react';
import { offeredTimes } from '../logic/offered-times.ts';
import type { OfferedTimes } from '../logic/offered-times.ts';

/**
 * The available times of a location, requested on mount and again by `ask`. The times in the server's page are used
 * meanwhile, and if the request fails. Null without a location: the form has no time field.
 */
export function useOfferedTimes(
  locationId: number | null,
  known: Appointments | null,
): { times: OfferedTimes | null; ask(): void } {
  const skip = locationId === null;
  const { currentData, isFetching, isUninitialized, refetch } = useAppointmentsQuery(locationId ?? 0, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  const answer = currentData ?? (known?.location_id === locationId ? known : null);
  const loading = !answer && (isFetching || isUninitialized);
  const times = useMemo((): OfferedTimes | null => {
    if (skip) return null;
    return loading ? { state: 'loading', slots: [], loanCarDays: null } : offeredTimes(answer);
  }, [skip, loading, answer]);
  const ask = useCallback(() => {
    if (!isUninitialized) void refetch();
  }, [isUninitialized, refetch]);
  return { times, ask };
}
