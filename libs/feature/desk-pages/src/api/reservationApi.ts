import { deskRoutes } from '@forecourt/desk-client';
import type { DeskAnswer, DeskInput } from '@forecourt/desk-client';
import { calls, deskApi } from './deskApi.ts';

const { convertReservation, extendReservation, noteReservation } = deskRoutes;
const { refundReservation, reservation, reservations } = deskRoutes;

type Detail = DeskAnswer<typeof reservation>;

/** The calls of reservations. After a write the list and the reservation are asked for again. */
const reservationApi = deskApi.injectEndpoints({
  endpoints: (build) => {
    const write = <
      Where extends
        | typeof convertReservation
        | typeof extendReservation
        | typeof noteReservation
        | typeof refundReservation,
    >(
      route: Where,
    ) =>
      build.mutation<Detail, DeskInput<Where> & { params: { site: string; id: string } }>({
        queryFn: calls(route),
        // A refused one has changed in the meantime.
        invalidatesTags: ['Reservations'],
      });
    return {
      reservations: build.query({ queryFn: calls(reservations), providesTags: ['Reservations'] }),
      reservation: build.query<Detail, DeskInput<typeof reservation>>({
        queryFn: calls(reservation),
        providesTags: ['Reservations'],
      }),
      extend: write(extendReservation),
      refund: write(refundReservation),
      convert: write(convertReservation),
      noteOn: write(noteReservation),
    };
  },
});

export const {
  useConvertMutation,
  useExtendMutation,
  useNoteOnMutation,
  useRefundMutation,
  useReservationQuery,
  useReservationsQuery,
} = reservationApi;
