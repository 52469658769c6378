import { BackLink, ConfirmButton, ExtendForm, ReservationPage } from '@forecourt/desk-ui';
import { Alert } from '@forecourt/primitives';
import { useLocation, useParams } from 'react-router';
import {
  useConvertMutation,
  useExtendMutation,
  useNoteOnMutation,
  useRefundMutation,
  useReservationQuery,
} from '../api/reservationApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useDeskForm } from '../hooks/useDeskForm.ts';
import { isLeader } from '../logic/deskPages.ts';
import { listHref } from '../logic/leadFilter.ts';
import { moreTime, reservationPageView, type Reservation } from '../logic/reservationViews.ts';
import { Loaded } from './Loaded.tsx';
import { RecordNote } from './RecordNote.tsx';

const ASK_MS = 30_000;

/** One reservation: what can be done with it depends on its state and the role. */
export function ReservationScreen() {
  const { site, time_zone: timeZone, role } = useDealership();
  const { id = '' } = useParams();
  const { state } = useLocation();
  const query = useReservationQuery(
    { params: { site, id } },
    { refetchOnMountOrArgChange: true, pollingInterval: ASK_MS, skipPollingIfUnfocused: true },
  );
  return (
    <>
      <title>Reservation · Desk</title>
      <BackLink href={listHref(`/${site}/reservations`, state)}>All reservations</BackLink>
      <Loaded exact key={id} query={query} what="the reservation">
        {(reservation) => (
          <ReservationPage
            reservation={reservationPageView(reservation, { site, timeZone })}
            actions={[
              ...(reservation.runs
                ? [{ title: 'More time', form: <Extend site={site} reservation={reservation} /> }]
                : []),
              ...(reservation.runs && isLeader(role)
                ? [{ title: 'End it', form: <End site={site} reservation={reservation} /> }]
                : []),
              ...(reservation.contact
                ? [{ title: 'Note', form: <Note site={site} reservation={reservation} /> }]
                : []),
            ]}
          />
        )}
      </Loaded>
    </>
  );
}

interface About {
  site: string;
  reservation: Reservation;
}

function Extend({ site, reservation: { id, held_until: heldUntil } }: About) {
  const { time_zone: timeZone } = useDealership();
  const { fields, failure, change, send, refuse } = useDeskForm(`extend:${id}`, { until: '' });
  const [extend, { isLoading }] = useExtendMutation();
  const times = moreTime(heldUntil ?? '', timeZone);
  // One that was chosen before somebody else gave more time is not offered any more.
  const chosen = times.find(({ value }) => value === fields.until);
  return (
    <ExtendForm
      fields={{ until: chosen?.value ?? '' }}
      times={times}
      busy={isLoading}
      failure={failure}
      onChange={change}
      onSubmit={() => {
        if (!chosen) return refuse('Choose until when first.');
        const params = { site, id };
        void send((key) => extend({ params, body: { until: chosen.value, key } }), 'Extended.');
      }}
    />
  );
}

/** The two ways in which staff end a reservation. */
function End({ site, reservation: { id } }: About) {
  const refundForm = useDeskForm(`refund:${id}`, {});
  const convertForm = useDeskForm(`convert:${id}`, {});
  const [refund, refunding] = useRefundMutation();
  const [convert, converting] = useConvertMutation();
  const params = { site, id };
  const failure = refundForm.failure ?? convertForm.failure;
  return (
    <div className="grid gap-4">
      {failure && <Alert tone="danger">{failure.text}</Alert>}
      <div className="flex flex-wrap gap-3">
        <ConfirmButton
          name="Mark as bought"
          title="Has the shopper bought the vehicle?"
          description="The deposit is kept as part of the price. It cannot be undone here."
          busy={converting.isLoading}
          onConfirm={() =>
            void convertForm.send((key) => convert({ params, body: { key } }), 'Marked as bought.')
          }
        />
        <ConfirmButton
          name="Send the deposit back"
          title="End the reservation?"
          description="The vehicle is free at once, and the whole deposit goes back to the card. The shopper gets a mail."
          busy={refunding.isLoading}
          onConfirm={() =>
            void refundForm.send((key) => refund({ params, body: { key } }), 'The deposit goes back.')
          }
        />
      </div>
    </div>
  );
}

function Note({ site, reservation: { id } }: About) {
  const [note, { isLoading }] = useNoteOnMutation();
  const params = { site, id };
  return (
    <RecordNote name={`reservation-note:${id}`} busy={isLoading} onSend={(body) => note({ params, body })} />
  );
}
