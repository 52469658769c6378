import { BackLink, Card, FactList, PageHead, RecordList, SearchBox } from '@forecourt/desk-ui';
import { Alert, Button, EmptyState } from '@forecourt/primitives';
import { useLocation, useParams, useSearchParams } from 'react-router';
import {
  useCarFlagsQuery,
  useCarsQuery,
  useCompareSearchMutation,
  usePhoneRevealsQuery,
  useSearchIndexQuery,
  useStockHealthQuery,
} from '../api/stockApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useTypedSearch } from '../hooks/useTypedSearch.ts';
import { isLeader } from '../logic/deskPages.ts';
import { momentText } from '../logic/deskTimes.ts';
import { failureView } from '../logic/failureView.ts';
import { listHref } from '../logic/leadFilter.ts';
import { stockStatusText } from '../logic/statusWords.ts';
import {
  carGroupText,
  comparedFacts,
  contentText,
  feedText,
  flagCells,
  indexText,
  searchText,
} from '../logic/stockViews.ts';
import { DraftLink } from './DraftLink.tsx';
import { Loaded } from './Loaded.tsx';

/** The health of the stock, and the way to each car. The search is in the address. */
export function StockScreen() {
  const { site, site_name, role } = useDealership();
  const [address, setAddress] = useSearchParams();
  const searched = (address.get('search') ?? '').slice(0, 100);
  const [search, setSearch] = useTypedSearch(searched, (text) =>
    setAddress(text === '' ? {} : { search: text }, { replace: true }),
  );
  const query = useCarsQuery({ params: { site }, query: { search: searched } });
  const here = `/${site}/stock`;
  return (
    <>
      <title>{`Stock · ${site_name} · Desk`}</title>
      <PageHead
        title="Stock"
        text="Open a car to see why it shows a button, or does not."
        link={isLeader(role) ? { href: `/${site}/imports`, text: 'Imports' } : null}
      />
      <SearchBox label="Find a car" value={search} onChange={setSearch} />
      <Loaded query={query} what="the cars">
        {({ cars }) =>
          cars.length === 0 ? (
            <EmptyState title="No car fits" text="No car has these words, or this stock number." />
          ) : (
            <RecordList
              caption="Cars"
              columns={['Car', 'Stock number', 'Status']}
              records={cars.map(({ id, name, stocknum, status, removed }) => ({
                id: String(id),
                name,
                href: `${here}/${id}`,
                cells: [stocknum, removed ? 'Has left the stock' : stockStatusText(status)],
              }))}
            />
          )
        }
      </Loaded>
      <Health />
      {isLeader(role) && <DraftLink />}
      <Reveals />
    </>
  );
}

function Health() {
  const { site, time_zone: timeZone } = useDealership();
  const query = useStockHealthQuery({ params: { site } }, { refetchOnMountOrArgChange: true });
  return (
    <div className="mt-6">
      <Loaded query={query} what="the health of the stock">
        {({ live, by_status, last_import_at, feed, search, content, missing }) => (
          <>
            <Card title="Health of the stock">
              <FactList
                facts={[
                  { name: 'On the site', text: live.toLocaleString('en-AU') },
                  ...Object.entries(by_status).map(([name, count]) => ({
                    name: stockStatusText(name),
                    text: count.toLocaleString('en-AU'),
                  })),
                  {
                    name: 'Last import',
                    text: last_import_at === null ? 'None yet' : momentText(last_import_at, timeZone),
                  },
                  ...(feed === null ? [] : [{ name: 'Feed', text: feedText(feed, timeZone) }]),
                  ...missing.map(({ label, ...group }) => ({ name: label, text: carGroupText(group) })),
                ]}
              />
            </Card>
            <SearchHealth night={search && searchText(search, timeZone)} />
            {content.length > 0 && <BrokenContent problems={content} />}
          </>
        )}
      </Loaded>
    </div>
  );
}

/** What the search has now and had last night; leaders compare it with the stock. */
function SearchHealth({ night }: { night: string | null }) {
  const { site, role, time_zone: timeZone } = useDealership();
  const query = useSearchIndexQuery({ params: { site } }, { refetchOnMountOrArgChange: true });
  const [compare, { data: compared, error, isLoading }] = useCompareSearchMutation();
  return (
    <div className="mt-6">
      <Loaded query={query} what="the search">
        {({ index }) => (
          <Card title="Search">
            <FactList
              facts={[
                {
                  name: 'Now',
                  text: index === null ? 'It is not in this process.' : indexText(index, timeZone),
                },
                ...(night === null ? [] : [{ name: 'Last night', text: night }]),
              ]}
            />
            {isLeader(role) && index !== null && (
              <div className="mt-4 grid gap-4">
                <div>
                  <Button
                    variant="outline"
                    busyText={isLoading ? 'Comparing' : null}
                    onClick={() => void compare({ params: { site }, body: {} })}
                  >
                    Compare with the stock
                  </Button>
                </div>
                <div role="status">
                  {error && <Alert tone="danger">{failureView(error).text}</Alert>}
                  {compared && <FactList facts={comparedFacts(compared)} />}
                </div>
              </div>
            )}
          </Card>
        )}
      </Loaded>
    </div>
  );
}

/** Files of content that are broken: the site still shows what was in them before. */
function BrokenContent({ problems }: { problems: Parameters<typeof contentText>[0][] }) {
  return (
    <div className="mt-6">
      <Card title="Content with problems">
        <p className="mb-3 text-ink-2">
          The site still shows what these files had before. Mend a file and save it: no restart is needed.
        </p>
        <FactList
          facts={problems.map((problem, index) => ({
            name: `Problem ${index + 1}`,
            text: contentText(problem),
          }))}
        />
      </Card>
    </div>
  );
}

/** Which numbers shoppers revealed on the pages of cars. */
function Reveals() {
  const { site, time_zone: timeZone } = useDealership();
  const query = usePhoneRevealsQuery({ params: { site } }, { refetchOnMountOrArgChange: true });
  return (
    <section aria-label="Revealed phone numbers" className="mt-6">
      <h2 className="mb-3 text-h3">Revealed phone numbers</h2>
      <Loaded query={query} what="the revealed numbers">
        {({ reveals }) =>
          reveals.length === 0 ? (
            <p className="text-ink-2">No shopper has revealed the number of a car yet.</p>
          ) : (
            <RecordList
              caption="Revealed phone numbers"
              columns={['Car', 'Place', 'When']}
              records={reveals.map(({ at, car, location_name, page }, index) => ({
                id: `${at} ${car.id} ${index}`,
                name: car.name ?? page,
                href: car.name === null ? null : `/${site}/stock/${car.id}`,
                cells: [location_name ?? '', momentText(at, timeZone)],
              }))}
            />
          )
        }
      </Loaded>
    </section>
  );
}

/** Why a car shows a button, or does not. */
export function CarScreen() {
  const { site } = useDealership();
  const { id = '' } = useParams();
  const { state } = useLocation();
  const query = useCarFlagsQuery({ params: { site, id } }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <title>Car · Desk</title>
      <BackLink href={listHref(`/${site}/stock`, state)}>All cars</BackLink>
      <Loaded exact query={query} what="the car">
        {({ car, flags }) => (
          <>
            <PageHead title={car.name} text={`${car.stocknum} · ${stockStatusText(car.status)}`} />
            <RecordList
              caption="Buttons and flags"
              columns={['Button or flag', 'Shown', 'Decided', 'Why', 'What is set']}
              records={flags.map((flag) => ({
                id: flag.flag,
                name: flag.label,
                href: null,
                cells: flagCells(flag),
              }))}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
