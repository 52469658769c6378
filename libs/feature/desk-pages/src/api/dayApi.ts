import { deskRoutes } from '@forecourt/desk-client';
import { calls, deskApi } from './deskApi.ts';

const { appointments, deliveries, releaseAppointment, retryAllDeliveries, retryDelivery } = deskRoutes;

/** The calls of the day. */
const dayApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    appointments: build.query({ queryFn: calls(appointments), providesTags: ['Appointments'] }),
    releaseAppointment: build.mutation({
      queryFn: calls(releaseAppointment),
      // Also after a refusal: a colleague may have released it.
      invalidatesTags: ['Appointments', 'Leads', 'Lead'],
    }),
    deliveries: build.query({ queryFn: calls(deliveries), providesTags: ['Deliveries'] }),
    retryDelivery: build.mutation({
      queryFn: calls(retryDelivery),
      invalidatesTags: ['Deliveries', 'Leads', 'Lead'],
    }),
    retryAllDeliveries: build.mutation({
      queryFn: calls(retryAllDeliveries),
      invalidatesTags: ['Deliveries', 'Leads', 'Lead'],
    }),
  }),
});

export const {
  useAppointmentsQuery,
  useDeliveriesQuery,
  useReleaseAppointmentMutation,
  useRetryAllDeliveriesMutation,
  useRetryDeliveryMutation,
} = dayApi;
