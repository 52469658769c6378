import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { call } from '../client/call.ts';
import { createPlatformFetch } from '../client/createPlatformFetch.ts';
import { postLead } from '../client/postLead.ts';
import { PlatformProblem, UNEXPECTED } from '../client/PlatformProblem.ts';
import * as routes from '../client/routes.ts';
import type { Appointments } from '../contracts/appointments.ts';
import type { LeadAccepted, LeadRequestInput } from '../contracts/leadRequest.ts';
import type { AnswerOf, InputOf } from '../contracts/operations.ts';

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
    /** The vehicle of a number plate; an error with the status 404 for an unknown one. */
    rego: build.query<AnswerOf<typeof routes.rego>, InputOf<typeof routes.rego>['query']>({
      queryFn: (query, { signal }) => outcome(call(routes.rego, { query }, { signal })),
    }),
    /** The trade-in value of a vehicle. The call stores nothing, so equal questions share an answer. */
    valuation: build.query<
      AnswerOf<typeof routes.postValuation>,
      InputOf<typeof routes.postValuation>['body']
    >({ queryFn: (body, { signal }) => outcome(call(routes.postValuation, { body }, { signal })) }),
    patchLead: build.mutation<
      AnswerOf<typeof routes.patchLead>,
      InputOf<typeof routes.patchLead>['body'] & { lead_id: string }
    >({
      queryFn: (body, { signal }) =>
        outcome(call(routes.patchLead, { params: { id: body.lead_id }, body }, { signal })),
    }),
  }),
});

/**
 * The hooks of the calls. `useValuationQuery` answers in dollars; a retry of `usePostLeadMutation` has the same `idempotencyKey`. An error has
 * `status` (0 without an answer, 404 for an unknown plate), a text and the fields that are wrong.
 */
export const {
  useAppointmentsQuery,
  usePatchLeadMutation,
  usePostLeadMutation,
  useRegoQuery,
  useValuationQuery,
} = platformApi;

async function outcome<Answer>(call: Promise<Answer>): Promise<{ data: Answer } | { error: PlatformError }> {
  try {
    return { data: await call };
  } catch (failure) {
    if (!(failure instanceof PlatformProblem)) return { error: { status: 0, error: UNEXPECTED, fields: {} } };
    return { error: { status: failure.status, error: failure.error, fields: failure.fields } };
  }
}
