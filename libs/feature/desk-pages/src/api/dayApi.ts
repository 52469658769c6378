import { deskRoutes } from '@forecourt/desk-client';
import { calls, deskApi } from './deskApi.ts';

const { appointments, deliveries, figures, releaseAppointment, retryAllDeliveries, retryDelivery } =
  deskRoutes;
const { setCapacity, setDayCapacity, settings, updateSettings } = deskRoutes;

/** The calls of the day. */
const dayApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    appointments: build.query({ queryFn: calls(appointments), providesTags: ['Appointments'] }),
    releaseAppointment: build.mutation({
      queryFn: calls(releaseAppointment),
      // Also after a refusal: a colleague may have released it.
      invalidatesTags: ['Appointments', 'Leads', 'Lead'],
    }),
    setCapacity: build.mutation({ queryFn: calls(setCapacity), invalidatesTags: ['Appointments'] }),
    setDayCapacity: build.mutation({ queryFn: calls(setDayCapacity), invalidatesTags: ['Appointments'] }),
    figures: build.query({ queryFn: calls(figures), providesTags: ['Leads', 'Settings'] }),
    settings: build.query({ queryFn: calls(settings), providesTags: ['Settings'] }),
    updateSettings: build.mutation({
      queryFn: calls(updateSettings),
      // When an answer is due depends on it.
      invalidatesTags: ['Settings', 'Leads', 'Lead'],
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
  useFiguresQuery,
  useReleaseAppointmentMutation,
  useRetryAllDeliveriesMutation,
  useRetryDeliveryMutation,
  useSetCapacityMutation,
  useSetDayCapacityMutation,
  useSettingsQuery,
  useUpdateSettingsMutation,
} = dayApi;
