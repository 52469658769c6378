import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { createPlatformFetch } from '../client/createPlatformFetch.ts';
import { postLead } from '../client/postLead.ts';
import { PlatformProblem, UNEXPECTED } from '../client/PlatformProblem.ts';
import type { Appointments } from '../contracts/appointments.ts';
import type { LeadAccepted, LeadRequestInput } from '../contracts/leadRequest.ts';

/** A failed call in the store. */
export interface PlatformError {
  /** HTTP status; 0 without a response. */
  status: number;
  /** A message that may be shown to a visitor. */
  error: string;
  /** Messages by invalid field. */
  fields: Readonly<Record<string, readonly string[]>>;
}

const platform = createPlatformFetch();

/**
 * The calls whose responses components share, and the one whose progress a form shows. A store that uses it has
 * `platformApi.reducer` under `platformApi.reducerPath` and `platformApi.middleware`. A lead is never retried automatically: a
 * component retries with the same key.
 */
export const platformApi = createApi({
  reducerPath: 'platform',
  baseQuery: fakeBaseQuery<PlatformError>(),
  endpoints: (build) => ({
    postLead: build.mutation<LeadAccepted, { lead: LeadRequestInput; idempotencyKey: string }>({
      queryFn: ({ lead, idempotencyKey }, { signal }) => outcome(postLead(lead, { idempotencyKey, signal })),
    }),
    appointments: build.query<Appointments | null, number>({
      queryFn: (locationId, { signal }) => outcome(platform.appointments(locationId, { signal })),
    }),
  }),
});

export const { useAppointmentsQuery, usePostLeadMutation } = platformApi;

async function outcome<Answer>(call: Promise<Answer>): Promise<{ data: Answer } | { error: PlatformError }> {
  try {
    return { data: await call };
  } catch (failure) {
    if (!(failure instanceof PlatformProblem)) return { error: { status: 0, error: UNEXPECTED, fields: {} } };
    return { error: { status: failure.status, error: failure.error, fields: failure.fields } };
  }
}
