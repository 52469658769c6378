import { deskRoutes } from '@forecourt/desk-client';
import type { DeskAnswer, DeskInput } from '@forecourt/desk-client';
import { calls, deskApi } from './deskApi.ts';

const { notePayment, payment, payments, refundPayment } = deskRoutes;

type Detail = DeskAnswer<typeof payment>;
type At = { params: { site: string; id: string } };

/** The calls of payments of invoices. After a write the list and the payment are asked for again; a note is in the lead too. */
const paymentApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    payments: build.query({ queryFn: calls(payments), providesTags: ['Payments'] }),
    payment: build.query<Detail, DeskInput<typeof payment>>({
      queryFn: calls(payment),
      providesTags: ['Payments'],
    }),
    refundPayment: build.mutation<Detail, DeskInput<typeof refundPayment> & At>({
      queryFn: calls(refundPayment),
      // A refused one has changed in the meantime.
      invalidatesTags: ['Payments'],
    }),
    notePayment: build.mutation<Detail, DeskInput<typeof notePayment> & At>({
      queryFn: calls(notePayment),
      invalidatesTags: ['Payments', 'Lead'],
    }),
  }),
});

export const { useNotePaymentMutation, usePaymentQuery, usePaymentsQuery, useRefundPaymentMutation } =
  paymentApi;
