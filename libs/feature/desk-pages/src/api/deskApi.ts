import { callDesk, DeskProblem, deskRoutes, downloadFromDesk } from '@forecourt/desk-client';
import type { DeskAnswer, DeskInput, KnownDeskRoute, LeadDetail, Me } from '@forecourt/desk-client';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { saveFile } from './saveFile.ts';

/** A failed call in the store. */
export interface DeskFailure {
  /** HTTP status; 0 without a response. */
  status: number;
  /** Its name in the contract, such as `changed`; empty if there is none. */
  problem: string;
  /** A sentence for staff. */
  error: string;
}

/** Time after which a call on a poor line counts as lost, milliseconds. */
const PATIENCE_MS = 25_000;

type Input<Where extends KnownDeskRoute> = Parameters<typeof callDesk<Where>>[1];
type Outcome<Answer> = { data: Answer } | { error: DeskFailure };

/** Makes a call; the store gets plain data for a failure. */
export function calls<Where extends KnownDeskRoute>(route: Where) {
  return (input: Input<Where>, { signal }: { signal: AbortSignal }): Promise<Outcome<DeskAnswer<Where>>> => {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    return outcome(callDesk(route, input, { signal: patience }));
  };
}

/** Makes a call whose response is a file, and saves it under this name. A long one may take its time. */
export function downloads<Where extends KnownDeskRoute>(route: Where) {
  return (
    { name, input }: { name: string; input: Input<Where> },
    { signal }: { signal: AbortSignal },
  ): Promise<Outcome<null>> =>
    outcome(
      downloadFromDesk(route, input, { signal }).then((file) => {
        saveFile(file, name);
        return null;
      }),
    );
}

async function outcome<Answer>(call: Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { data: await call };
  } catch (failure) {
    const { status, problem, error } = failure instanceof DeskProblem ? failure : new DeskProblem(0);
    return { error: { status, problem, error } };
  }
}

const { assignLead, lead, leadDrafts, leads, logCall, me, mergeLead, noteLead, replyToLead, setLeadStatus } =
  deskRoutes;
const { requestCode, signIn, signOut, snoozeLead, staff } = deskRoutes;

/** A write to a lead: the site and the lead in `params`. */
type Write<Where extends KnownDeskRoute> = DeskInput<Where> & { params: { site: string; id: string } };

/** What the live stream tells about. */
export const LIVE_TAGS = [
  'Leads',
  'Lead',
  'Staff',
  'Templates',
  'Appointments',
  'Deliveries',
  'Settings',
  'Finance',
  'Reservations',
  'Payments',
] as const;

/**
 * The calls of the desk, and the only copy of their responses in the app. A write responds with the whole lead, which takes the place of
 * the earlier one. Nothing is repeated automatically: who repeats a write sends its key again.
 */
export const deskApi = createApi({
  reducerPath: 'desk',
  baseQuery: fakeBaseQuery<DeskFailure>(),
  tagTypes: ['Me', 'Unsubscribes', ...LIVE_TAGS],
  refetchOnReconnect: true,
  endpoints: (build) => {
    const leadWrite = <
      Where extends
        | typeof assignLead
        | typeof logCall
        | typeof mergeLead
        | typeof noteLead
        | typeof replyToLead
        | typeof setLeadStatus
        | typeof snoozeLead,
    >(
      route: Where,
    ) =>
      build.mutation<LeadDetail, Write<Where>>({
        queryFn: calls(route),
        invalidatesTags: (_, failure) => (failure ? [] : ['Leads']),
        async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
          const written = await queryFulfilled.catch(() => null);
          if (!written) return;
          // A merge responds with the other lead.
          const { id } = written.data;
          const about = { params: { ...params, id } };
          void dispatch(deskApi.util.upsertQueryData('lead', about, written.data));
          if (id !== params.id) dispatch(deskApi.util.invalidateTags([{ type: 'Lead', id: params.id }]));
        },
      });
    return {
      me: build.query<Me, void>({
        queryFn: (_, options) => calls(me)({}, options),
        providesTags: ['Me'],
        async onQueryStarted(_, { dispatch, getCacheEntry, queryFulfilled }) {
          const before = getCacheEntry().data?.staff.id;
          const now = await queryFulfilled.catch(() => null);
          // What another person was shown is not shown to this one.
          if (before && now && now.data.staff.id !== before) dispatch(deskApi.util.resetApiState());
        },
      }),
      requestCode: build.mutation({ queryFn: calls(requestCode) }),
      signIn: build.mutation<Me, DeskInput<typeof signIn>>({ queryFn: calls(signIn) }),
      signOut: build.mutation({ queryFn: calls(signOut) }),
      leads: build.query({ queryFn: calls(leads), providesTags: ['Leads'] }),
      lead: build.query<LeadDetail, DeskInput<typeof lead>>({
        queryFn: calls(lead),
        // What changes with a lead that was merged into it changes it, too.
        providesTags: (found, _, { params }) =>
          [params.id, ...(found?.merged ?? []).map(({ id }) => id)].map((id) => ({ type: 'Lead', id })),
      }),
      drafts: build.query({ queryFn: calls(leadDrafts), providesTags: ['Templates'] }),
      staff: build.query({ queryFn: calls(staff), providesTags: ['Staff'] }),
      assign: leadWrite(assignLead),
      note: leadWrite(noteLead),
      setStatus: leadWrite(setLeadStatus),
      reply: leadWrite(replyToLead),
      logCall: leadWrite(logCall),
      snooze: leadWrite(snoozeLead),
      merge: leadWrite(mergeLead),
    };
  },
});

export const {
  useAssignMutation,
  useDraftsQuery,
  useLeadQuery,
  useLeadsQuery,
  useLogCallMutation,
  useMeQuery,
  useMergeMutation,
  useNoteMutation,
  useReplyMutation,
  useRequestCodeMutation,
  useSetStatusMutation,
  useSignInMutation,
  useSignOutMutation,
  useSnoozeMutation,
  useStaffQuery,
} = deskApi;
