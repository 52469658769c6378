import { BackLink, Choices, PageHead, RecordList } from '@forecourt/desk-ui';
import { EmptyState, Select } from '@forecourt/primitives';
import { useParams, useSearchParams } from 'react-router';
import { useImportRowsQuery, useImportsQuery } from '../api/stockApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { importCells, importTime, readOutcomeOfRow, rowCells, rowOutcomes } from '../logic/stockViews.ts';
import { Loaded } from './Loaded.tsx';

/** An import runs for minutes: its state is asked for as often as a person would look. */
const ASK_MS = 20_000;

/** Runs of the stock import. The page of the list is in the address. */
export function ImportsScreen() {
  const { site, site_name, time_zone: timeZone } = useDealership();
  const [address] = useSearchParams();
  const cursor = address.get('cursor');
  const query = useImportsQuery(
    { params: { site }, query: { ...(cursor !== null && { cursor }) } },
    { refetchOnMountOrArgChange: true, pollingInterval: ASK_MS, skipPollingIfUnfocused: true },
  );
  const here = `/${site}/imports`;
  return (
    <>
      <title>{`Imports · ${site_name} · Desk`}</title>
      <BackLink href={`/${site}/stock`}>Stock</BackLink>
      <PageHead title="Imports" text="Open one to see each row that was refused, and why." />
      <Loaded query={query} what="the imports">
        {({ imports, next }) =>
          imports.length === 0 ? (
            <EmptyState title="No import yet" text="The stock has not been imported here." />
          ) : (
            <RecordList
              caption="Imports"
              columns={['Started', 'Feed', 'State', 'What it did']}
              records={imports.map((each) => ({
                id: String(each.id),
                name: importTime(each, timeZone),
                href: `${here}/${each.id}`,
                cells: importCells(each),
              }))}
              first={cursor === null ? null : here}
              next={next === null ? null : `${here}?${new URLSearchParams({ cursor: next })}`}
            />
          )
        }
      </Loaded>
    </>
  );
}

/** The rows of an import with their reasons. Outcome and page are in the address. */
export function ImportScreen() {
  const { site } = useDealership();
  const { id = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const outcome = readOutcomeOfRow(address.get('outcome'));
  const cursor = address.get('cursor');
  const query = useImportRowsQuery(
    { params: { site, id }, query: { ...(outcome && { outcome }), ...(cursor !== null && { cursor }) } },
    { refetchOnMountOrArgChange: true },
  );
  const pageAt = (at: string | null) =>
    `/${site}/imports/${id}?${new URLSearchParams({ ...(outcome && { outcome }), ...(at !== null && { cursor: at }) })}`;
  return (
    <>
      <title>Import · Desk</title>
      <BackLink href={`/${site}/imports`}>All imports</BackLink>
      <PageHead title={`Import ${id}`} text="Rows that were not taken as they are, with the reason." />
      <div className="mb-5 max-w-[280px]">
        <Select
          id="row-outcome"
          label="Outcome"
          value={outcome ?? ''}
          onChange={({ target }) => setAddress(target.value === '' ? {} : { outcome: target.value })}
        >
          <option value="">All</option>
          <Choices choices={rowOutcomes} />
        </Select>
      </div>
      <Loaded query={query} what="the rows">
        {({ rows, next }) =>
          rows.length === 0 ? (
            <EmptyState title="No such row" text="No row has this outcome." />
          ) : (
            <RecordList
              caption="Rows"
              columns={['Row', 'Stock number', 'Outcome', 'Why']}
              records={rows.map((row) => ({
                id: String(row.row),
                name: `Row ${row.row}`,
                href: null,
                cells: rowCells(row),
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
