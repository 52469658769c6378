import { Choices, PageHead, RecordList, SearchBox } from '@forecourt/desk-ui';
import { EmptyState, Select } from '@forecourt/primitives';
import { useSearchParams } from 'react-router';
import { usePaymentsQuery } from '../api/paymentApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useTypedSearch } from '../hooks/useTypedSearch.ts';
import { paymentCells, paymentStatuses, readPaymentStatus } from '../logic/paymentViews.ts';
import { Loaded } from './Loaded.tsx';

/** The live stream tells what staff do, and not what shoppers pay. */
const ASK_MS = 30_000;

/** Invoices that shoppers pay online. Search, status and page are in the address. */
export function PaymentsScreen() {
  const { site, site_name, time_zone: timeZone } = useDealership();
  const [address, setAddress] = useSearchParams();
  const status = readPaymentStatus(address.get('status'));
  const searched = (address.get('search') ?? '').slice(0, 100);
  const cursor = address.get('cursor');
  const filter = { ...(status && { status }), ...(searched !== '' && { search: searched }) };
  const query = usePaymentsQuery(
    { params: { site }, query: { ...filter, ...(cursor !== null && { cursor }) } },
    { refetchOnMountOrArgChange: true, pollingInterval: ASK_MS, skipPollingIfUnfocused: true },
  );
  const [search, setSearch] = useTypedSearch(searched, (text) =>
    setAddress({ ...(status && { status }), ...(text !== '' && { search: text }) }, { replace: true }),
  );
  const here = `/${site}/payments`;
  const pageAt = (at: string | null) =>
    `${here}?${new URLSearchParams({ ...filter, ...(at !== null && { cursor: at }) })}`;
  return (
    <>
      <title>{`Payments · ${site_name} · Desk`}</title>
      <PageHead title="Payments" text="Invoices that shoppers pay online." />
      <SearchBox label="Find by invoice, name or email" value={search} onChange={setSearch} />
      <div className="mb-5 max-w-[280px]">
        <Select
          id="payment-status"
          label="Status"
          value={status ?? ''}
          onChange={({ target }) =>
            setAddress({
              ...(target.value !== '' && { status: target.value }),
              ...(searched !== '' && { search: searched }),
            })
          }
        >
          <option value="">All</option>
          <Choices choices={paymentStatuses} />
        </Select>
      </div>
      <Loaded query={query} what="the payments">
        {({ payments, next }) =>
          payments.length === 0 ? (
            <EmptyState
              title="No payments"
              text={
                status === null && searched === ''
                  ? 'An invoice that a shopper pays online appears here.'
                  : 'No payment fits the search and the status.'
              }
            />
          ) : (
            <RecordList
              caption="Payments"
              columns={['Invoice', 'Name', 'Amount', 'Status', 'Date']}
              records={payments.map((row) => ({
                id: row.id,
                name: row.invoice,
                href: `${here}/${row.id}`,
                cells: paymentCells(row, timeZone),
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
