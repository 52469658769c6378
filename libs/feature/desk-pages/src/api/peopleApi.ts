import { deskRoutes } from '@forecourt/desk-client';
import { calls, deskApi, downloads } from './deskApi.ts';

const { audit, erasePerson, exportLeads, exportPerson } = deskRoutes;

/** The calls about who did what, files of leads, and the rights of shoppers. */
const peopleApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    audit: build.query({ queryFn: calls(audit), keepUnusedDataFor: 0 }),
    saveLeads: build.mutation({ queryFn: downloads(exportLeads) }),
    exportPerson: build.mutation({ queryFn: calls(exportPerson) }),
    erasePerson: build.mutation({
      queryFn: calls(erasePerson),
      invalidatesTags: (_, failure) =>
        failure ? [] : ['Leads', 'Lead', 'Appointments', 'Finance', 'Reservations'],
    }),
  }),
});

export const { useAuditQuery, useErasePersonMutation, useExportPersonMutation, useSaveLeadsMutation } =
  peopleApi;
