import { DESK_ROW, DeskTable } from './DeskTable.tsx';
import { EmptyState, Link, LinkButton, Skeleton } from '@forecourt/primitives';
import { CarPicture } from './CarPicture.tsx';
import { LeadMarks } from './LeadMarks.tsx';
import { Pages } from './RecordList.tsx';
import type { LeadRowView, MomentView } from './views.ts';

/** A page of leads: cards, and a table from 1024 pixels. */
export function LeadList({
  leads,
  first,
  next,
}: {
  leads: readonly LeadRowView[];
  /** Addresses of the first and of the next page; null where this is it. */
  first: string | null;
  next: string | null;
}) {
  return (
    <>
      <ul className="grid gap-3 lg:hidden">
        {leads.map((lead) => (
          <li key={lead.id} className="relative rounded-card border border-line bg-surface p-card">
            <LeadMarks status={lead.status} due={lead.due} />
            <h2 className="mt-2 text-lead font-semibold">
              <NameLink {...lead} className="after:absolute after:inset-0" />
            </h2>
            <p className="text-small text-ink-2">
              {lead.about} · <Moment {...lead.received} />
            </p>
            {lead.vehicle !== null && (
              <div className="mt-2 flex items-center gap-3">
                {lead.picture && <CarPicture {...lead.picture} className="h-16 w-24 shrink-0" />}
                <p className="min-w-0 font-medium break-words">{lead.vehicle}</p>
              </div>
            )}
            {lead.excerpt !== '' && <p className="mt-1 line-clamp-2 text-note break-words">{lead.excerpt}</p>}
            <p className="mt-2 text-small text-ink-2">{[lead.assignee, ...lead.notes].join(' · ')}</p>
          </li>
        ))}
      </ul>
      <DeskTable caption="Leads" columns={['Shopper', 'About', 'Status', 'Assigned to', 'Received']}>
        {leads.map((lead) => (
          <tr key={lead.id} className={DESK_ROW}>
            <th scope="row" className="px-4 py-3 font-semibold break-words">
              <NameLink {...lead} />
              <span className="block font-normal">{lead.vehicle}</span>
              {lead.picture && <CarPicture {...lead.picture} className="mt-2 h-16 w-24" />}
            </th>
            <td className="px-4 py-3">
              <span className="block text-ink-2">{lead.about}</span>
              <span className="line-clamp-2 break-words">{lead.excerpt}</span>
            </td>
            <td className="px-4 py-3">
              <LeadMarks status={lead.status} due={lead.due} />
            </td>
            <td className="px-4 py-3 break-words">
              {lead.assignee}
              {lead.notes.map((note) => (
                <span key={note} className="block text-small text-ink-2">
                  {note}
                </span>
              ))}
            </td>
            <td className="px-4 py-3">
              <Moment {...lead.received} />
            </td>
          </tr>
        ))}
      </DeskTable>
      <Pages first={first} next={next} />
    </>
  );
}

/** In the place of the list while its first page loads. */
export function LeadListLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading leads</span>
      <div className="grid gap-3">
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="rounded-card border border-line bg-surface p-card">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="mt-3 h-6 w-1/2" />
            <Skeleton className="mt-2 h-4 w-3/4" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** No lead fits the filter, or there is none yet. */
export function NoLeads({ all, filtered }: { all: string; filtered: boolean }) {
  return filtered ? (
    <EmptyState title="No lead fits" text="No lead has all that is chosen and searched for here.">
      <LinkButton href={all}>Show all leads</LinkButton>
    </EmptyState>
  ) : (
    <EmptyState title="All answered" text="There is no open lead. A new one appears here by itself." />
  );
}

function NameLink({ href, name, className }: Pick<LeadRowView, 'href' | 'name'> & { className?: string }) {
  return (
    <Link href={href} className={`underline-offset-4 hover:underline ${className ?? ''}`.trim()}>
      {name}
    </Link>
  );
}

function Moment({ iso, text }: MomentView) {
  return <time dateTime={iso}>{text}</time>;
}
