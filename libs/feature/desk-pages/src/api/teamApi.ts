import { deskRoutes } from '@forecourt/desk-client';
import { calls, deskApi } from './deskApi.ts';

const { addUnsubscribe, createTemplate, inviteStaff, removeStaff, resetSecondFactor } = deskRoutes;
const { templates, unsubscribes, updateStaff, updateTemplate } = deskRoutes;

/** The calls about templates, staff and who wants no marketing. */
const teamApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    templates: build.query({ queryFn: calls(templates), providesTags: ['Templates'] }),
    createTemplate: build.mutation({ queryFn: calls(createTemplate), invalidatesTags: ['Templates'] }),
    updateTemplate: build.mutation({ queryFn: calls(updateTemplate), invalidatesTags: ['Templates'] }),
    inviteStaff: build.mutation({ queryFn: calls(inviteStaff), invalidatesTags: ['Staff'] }),
    updateStaff: build.mutation({ queryFn: calls(updateStaff), invalidatesTags: ['Staff'] }),
    removeStaff: build.mutation({ queryFn: calls(removeStaff), invalidatesTags: ['Staff', 'Leads', 'Lead'] }),
    resetFactor: build.mutation({ queryFn: calls(resetSecondFactor), invalidatesTags: ['Staff'] }),
    unsubscribes: build.query({ queryFn: calls(unsubscribes), providesTags: ['Unsubscribes'] }),
    addUnsubscribe: build.mutation({
      queryFn: calls(addUnsubscribe),
      invalidatesTags: ['Unsubscribes', 'Lead'],
    }),
  }),
});

export const {
  useAddUnsubscribeMutation,
  useCreateTemplateMutation,
  useInviteStaffMutation,
  useRemoveStaffMutation,
  useResetFactorMutation,
  useTemplatesQuery,
  useUnsubscribesQuery,
  useUpdateStaffMutation,
  useUpdateTemplateMutation,
} = teamApi;
