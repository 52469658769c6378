import { Choices, PageHead, RecordList } from '@forecourt/desk-ui';
import { EmptyState, Select } from '@forecourt/primitives';
import { useSearchParams } from 'react-router';
import { useReservationsQuery } from '../api/reservationApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { readReservationStatus, reservationCells, reservationStatuses } from '../logic/reservationViews.ts';
import { Loaded } from './Loaded.tsx';

/** The live stream tells what staff do, and not what shoppers pay. */
const ASK_MS = 30_000;

/** Vehicles that shoppers reserve with a deposit. Status and page are in the address. */
export function ReservationsScreen() {
  const { site, site_name, time_zone: timeZone } = useDealership();
  const [address, setAddress] = useSearchParams();
  const status = readReservationStatus(address.get('status'));
  const cursor = address.get('cursor');
  const query = useReservationsQuery(
    { params: { site }, query: { ...(status && { status }), ...(cursor !== null && { cursor }) } },
    { refetchOnMountOrArgChange: true, pollingInterval: ASK_MS, skipPollingIfUnfocused: true },
  );
  const here = `/${site}/reservations`;
  const pageAt = (at: string | null) =>
    `${here}?${new URLSearchParams({ ...(status && { status }), ...(at !== null && { cursor: at }) })}`;
  return (
    <>
      <title>{`Reservations · ${site_name} · Desk`}</title>
      <PageHead title="Reservations" text="Vehicles that shoppers reserve online with a deposit." />
      <div className="mb-5 max-w-[280px]">
        <Select
          id="reservation-status"
          label="Status"
          value={status ?? ''}
          onChange={({ target }) => setAddress(target.value === '' ? {} : { status: target.value })}
        >
          <option value="">All</option>
          <Choices choices={reservationStatuses} />
        </Select>
      </div>
      <Loaded query={query} what="the reservations">
        {({ reservations, next }) =>
          reservations.length === 0 ? (
            <EmptyState
              title="No reservations"
              text={
                status === null
                  ? 'A vehicle that a shopper reserves online appears here.'
                  : 'No reservation has this status.'
              }
            />
          ) : (
            <RecordList
              caption="Reservations"
              columns={['Vehicle', 'Shopper', 'Status', 'Until', 'Deposit']}
              records={reservations.map((row) => ({
                id: row.id,
                name: row.car.name,
                href: `${here}/${row.id}`,
                cells: reservationCells(row, timeZone),
              }))}
              first={cursor === null ? null : pageAt(null)}
              next={next === null ? null : pageAt(next)}
            />
          )
        }
      </Loaded>
    </>
  );
}
