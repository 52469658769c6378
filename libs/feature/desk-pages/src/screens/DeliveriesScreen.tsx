import { Choices, ConfirmButton, PageHead, RecordList } from '@forecourt/desk-ui';
import { Button, EmptyState, Select } from '@forecourt/primitives';
import { useSearchParams } from 'react-router';
import {
  useDeliveriesQuery,
  useRetryAllDeliveriesMutation,
  useRetryDeliveryMutation,
} from '../api/dayApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useSay } from '../hooks/useSay.ts';
import { deliveryCells, deliveryStates, readDeliveryState, retriedText } from '../logic/deliveryViews.ts';
import { failureView } from '../logic/failureView.ts';
import { leadHref } from '../logic/leadViews.ts';
import { Loaded } from './Loaded.tsx';

/** Its states change without anybody at the desk: it is asked for as often as a person would look. */
const ASK_MS = 20_000;

/** What was sent of leads, and what did not arrive. State and page are in the address. */
export function DeliveriesScreen() {
  const { site, site_name, time_zone: timeZone } = useDealership();
  const [address, setAddress] = useSearchParams();
  const state = readDeliveryState(address.get('state'));
  const cursor = address.get('cursor');
  const query = useDeliveriesQuery(
    { params: { site }, query: { ...(state && { state }), ...(cursor !== null && { cursor }) } },
    { refetchOnMountOrArgChange: true, pollingInterval: ASK_MS, skipPollingIfUnfocused: true },
  );
  const [retryAll, { isLoading }] = useRetryAllDeliveriesMutation();
  const say = useSay();
  const pageAt = (at: string | null) =>
    `/${site}/deliveries?${new URLSearchParams({ ...(state && { state }), ...(at !== null && { cursor: at }) })}`;
  return (
    <>
      <title>{`Deliveries · ${site_name} · Desk`}</title>
      <PageHead
        title="Deliveries"
        text="Mails and messages of leads. What failed stays here until it is retried."
      />
      <Loaded query={query} what="the deliveries">
        {({ deliveries, next, failed }) => (
          <>
            <div className="mb-5 flex flex-wrap items-end gap-3">
              <Select
                id="delivery-state"
                label="State"
                value={state ?? ''}
                onChange={({ target }) => setAddress(target.value === '' ? {} : { state: target.value })}
              >
                <option value="">All</option>
                <Choices choices={deliveryStates(failed)} />
              </Select>
              {failed > 0 && (
                <ConfirmButton
                  name={failed === 1 ? 'Retry it' : `Retry all ${failed}`}
                  title="Retry everything that failed?"
                  description="Each delivery begins again now. Look first whether the cause is mended."
                  busy={isLoading}
                  onConfirm={() => {
                    void retryAll({ params: { site }, body: {} }).then(({ data, error }) =>
                      say(error ? failureView(error).text : retriedText(data.retried)),
                    );
                  }}
                />
              )}
            </div>
            {deliveries.length === 0 ? (
              <EmptyState
                title="No deliveries"
                text={
                  state === null
                    ? 'What is sent to your people and systems about a lead appears here.'
                    : 'No delivery has this state.'
                }
              />
            ) : (
              <RecordList
                caption="Deliveries"
                columns={['Shopper', 'To', 'State', 'Tries', 'Why']}
                records={deliveries.map((each) => ({
                  id: String(each.id),
                  name: each.lead_name || 'No name',
                  href: leadHref(site, each.lead_id),
                  cells: deliveryCells(each, timeZone),
                  actions: each.state === 'failed' ? <Retry site={site} id={each.id} /> : null,
                }))}
                first={cursor === null ? null : pageAt(null)}
                next={next === null ? null : pageAt(next)}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function Retry({ site, id }: { site: string; id: number }) {
  const [retry, { isLoading }] = useRetryDeliveryMutation();
  const say = useSay();
  return (
    <Button
      variant="outline"
      size="small"
      busyText={isLoading ? 'Retrying' : null}
      onClick={() => {
        void retry({ params: { site, id: String(id) }, body: {} }).then(({ error }) =>
          say(error ? failureView(error).text : 'It is being retried.'),
        );
      }}
    >
      Retry
    </Button>
  );
}
