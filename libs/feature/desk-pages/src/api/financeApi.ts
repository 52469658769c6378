import { deskRoutes } from '@forecourt/desk-client';
import { calls, deskApi } from './deskApi.ts';

const { confirmSecondFactor, decideFinanceApplication, enrolSecondFactor } = deskRoutes;
const { financeApplication, financeApplications, verifySecondFactor } = deskRoutes;

/** The calls of finance applications, and of the second factor that is before them. */
const financeApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    financeApplications: build.query({ queryFn: calls(financeApplications), providesTags: ['Finance'] }),
    // Each call is an entry of the audit: it is made when somebody opens the page, and for no other reason. Nothing of it stays afterwards.
    financeApplication: build.query({ queryFn: calls(financeApplication), keepUnusedDataFor: 0 }),
    decide: build.mutation({
      queryFn: calls(decideFinanceApplication),
      invalidatesTags: ['Finance', 'Lead'],
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const decided = await queryFulfilled.catch(() => null);
        if (decided)
          dispatch(
            financeApi.util.updateQueryData('financeApplication', { params }, (application) => {
              Object.assign(application, decided.data);
            }),
          );
      },
    }),
    enrol: build.mutation({ queryFn: calls(enrolSecondFactor) }),
    confirm: build.mutation({
      queryFn: calls(confirmSecondFactor),
      invalidatesTags: (_, failure) => (failure ? [] : ['Me']),
    }),
    verify: build.mutation({
      queryFn: calls(verifySecondFactor),
      invalidatesTags: (_, failure) => (failure ? [] : ['Me']),
    }),
  }),
});

export const {
  useConfirmMutation,
  useDecideMutation,
  useEnrolMutation,
  useFinanceApplicationQuery,
  useFinanceApplicationsQuery,
  useVerifyMutation,
} = financeApi;
