import { deskRoutes } from '@forecourt/desk-client';
import type { DeskAnswer, DeskInput } from '@forecourt/desk-client';
import { calls, deskApi } from './deskApi.ts';

const { appointments, deliveries, releaseAppointment, retryAllDeliveries, retryDelivery } = deskRoutes;

/** The calls of the day. */
const dayApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    appointments: build.query<DeskAnswer<typeof appointments>, DeskInput<typeof appointments>>({
      queryFn: calls(appointments),
      providesTags: ['Appointments'],
    }),
    releaseAppointment: build.mutation<
      DeskAnswer<typeof releaseAppointment>,
      DeskInput<typeof releaseAppointment>
    >({
      queryFn: calls(releaseAppointment),
      // Also after a refusal: a colleague may have released it.
      invalidatesTags: ['Appointments', 'Leads', 'Lead'],
    }),
    deliveries: build.query<DeskAnswer<typeof deliveries>, DeskInput<typeof deliveries>>({
      queryFn: calls(deliveries),
      providesTags: ['Deliveries'],
    }),
    retryDelivery: build.mutation<DeskAnswer<typeof retryDelivery>, DeskInput<typeof retryDelivery>>({
      queryFn: calls(retryDelivery),
      invalidatesTags: ['Deliveries', 'Leads', 'Lead'],
    }),
    retryAllDeliveries: build.mutation<
      DeskAnswer<typeof retryAllDeliveries>,
      DeskInput<typeof retryAllDeliveries>
    >({ queryFn: calls(retryAllDeliveries), invalidatesTags: ['Deliveries', 'Leads', 'Lead'] }),
  }),
});

export const {
  useAppointmentsQuery,
  useDeliveriesQuery,
  useReleaseAppointmentMutation,
  useRetryAllDeliveriesMutation,
  useRetryDeliveryMutation,
} = dayApi;
