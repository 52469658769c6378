import { deskRoutes } from '@forecourt/desk-client';
import type { DeskAnswer, DeskInput } from '@forecourt/desk-client';
import { calls, deskApi } from './deskApi.ts';

const { addUnsubscribe, createTemplate, inviteStaff, removeStaff } = deskRoutes;
const { templates, unsubscribes, updateStaff, updateTemplate } = deskRoutes;

/** The calls about templates, staff and who wants no marketing. */
const teamApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    templates: build.query<DeskAnswer<typeof templates>, DeskInput<typeof templates>>({
      queryFn: calls(templates),
      providesTags: ['Templates'],
    }),
    createTemplate: build.mutation<DeskAnswer<typeof createTemplate>, DeskInput<typeof createTemplate>>({
      queryFn: calls(createTemplate),
      invalidatesTags: ['Templates'],
    }),
    updateTemplate: build.mutation<DeskAnswer<typeof updateTemplate>, DeskInput<typeof updateTemplate>>({
      queryFn: calls(updateTemplate),
      invalidatesTags: ['Templates'],
    }),
    inviteStaff: build.mutation<DeskAnswer<typeof inviteStaff>, DeskInput<typeof inviteStaff>>({
      queryFn: calls(inviteStaff),
      invalidatesTags: ['Staff'],
    }),
    updateStaff: build.mutation<DeskAnswer<typeof updateStaff>, DeskInput<typeof updateStaff>>({
      queryFn: calls(updateStaff),
      invalidatesTags: ['Staff'],
    }),
    removeStaff: build.mutation<DeskAnswer<typeof removeStaff>, DeskInput<typeof removeStaff>>({
      queryFn: calls(removeStaff),
      invalidatesTags: ['Staff', 'Leads', 'Lead'],
    }),
    unsubscribes: build.query<DeskAnswer<typeof unsubscribes>, DeskInput<typeof unsubscribes>>({
      queryFn: calls(unsubscribes),
      providesTags: ['Unsubscribes'],
    }),
    addUnsubscribe: build.mutation<DeskAnswer<typeof addUnsubscribe>, DeskInput<typeof addUnsubscribe>>({
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
  useTemplatesQuery,
  useUnsubscribesQuery,
  useUpdateStaffMutation,
  useUpdateTemplateMutation,
} = teamApi;
