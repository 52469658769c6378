import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { Link, LinkButton } from '@forecourt/primitives';
import { DESK_ROW, DeskTable } from './DeskTable.tsx';

/** A record of a list. Every text is ready to be shown. */
export interface RecordView {
  id: string;
  /** Its name, in the first column. */
  name: string;
  /** Its page; null without one. */
  href: string | null;
  /** Texts of the other columns; an empty one is left out on a phone. */
  cells: readonly string[];
  /** What can be done with it: buttons. */
  actions?: ReactElement | null;
}

/** A page of records: cards on a phone and a tablet, a table from 1024 pixels. */
export function RecordList({
  caption,
  columns,
  records,
  first = null,
  next = null,
}: {
  /** What is listed, for screen readers. */
  caption: string;
  /** Names of all columns, the first is that of the names. */
  columns: readonly string[];
  records: readonly RecordView[];
  /** Addresses of the first and of the next page; null where this is it. */
  first?: string | null;
  next?: string | null;
}) {
  const [, ...others] = columns;
  const withActions = records.some(({ actions }) => Boolean(actions));
  return (
    <>
      <ul aria-label={caption} className="grid gap-3 lg:hidden">
        {records.map((record) => (
          <li key={record.id} className="rounded-card border border-line bg-surface p-card">
            <p className="font-semibold break-words">
              <Name {...record} />
            </p>
            <dl className="mt-1 grid gap-1 text-note">
              {record.cells.map(
                (text, index) =>
                  text !== '' && (
                    <div key={others[index]} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3">
                      <dt className="text-ink-2">{others[index]}</dt>
                      <dd className="break-words whitespace-pre-line">
                        <Words text={text} />
                      </dd>
                    </div>
                  ),
              )}
            </dl>
            {record.actions && <div className="mt-3 flex flex-wrap gap-3">{record.actions}</div>}
          </li>
        ))}
      </ul>
      <DeskTable caption={caption} columns={columns} hasActions={withActions}>
        {records.map((record) => (
          <tr key={record.id} className={DESK_ROW}>
            <th scope="row" className="px-4 py-3 font-semibold break-words">
              <Name {...record} />
            </th>
            {record.cells.map((text, index) => (
              <td key={others[index]} className="px-4 py-3 break-words whitespace-pre-line">
                <Words text={text} />
              </td>
            ))}
            {withActions && (
              <td className="px-4 py-3">
                <div className="flex flex-wrap gap-2">{record.actions}</div>
              </td>
            )}
          </tr>
        ))}
      </DeskTable>
      <Pages first={first} next={next} />
    </>
  );
}

/** The way to the first and to the next page of a list. */
export function Pages({ first, next }: { first: string | null; next: string | null }) {
  if (first === null && next === null) return null;
  return (
    <nav aria-label="Pages" className="mt-5 flex flex-wrap gap-3">
      {first !== null && (
        <LinkButton variant="outline" href={first}>
          First page
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton variant="outline" href={next} rel="next">
          Next page
        </LinkButton>
      )}
    </nav>
  );
}

function Name({ name, href }: Pick<RecordView, 'name' | 'href'>) {
  if (href === null) return <Words text={name} />;
  return (
    <Link href={href} className="underline-offset-4 hover:underline">
      <Words text={name} />
    </Link>
  );
}

/** A text in which an e-mail address that does not fit breaks behind its "@". */
function Words({ text }: { text: string }) {
  const [first, ...others] = text.split('@');
  return (
    <>
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          @<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
