import { Alert, Tag } from '@forecourt/primitives';
import type { ReactNode } from 'react';
import { Card } from './LeadPage.tsx';
import { Trail } from './Trail.tsx';
import type { TrailLineView } from './Trail.tsx';
import type { StatusView } from './views.ts';

/** What the page of anything with money and an audit trail says. Every text is ready to be shown. */
export interface RecordPageView {
  reference: string;
  status: StatusView;
  /** What somebody has to do about its money; null if nothing. */
  warning: string | null;
  /** Who did what, oldest first. */
  log: readonly TrailLineView[];
}

/** A form of a page, with the title of its card. */
export interface RecordAction {
  title: string;
  form: ReactNode;
}

/** The page of a reservation or a payment: its status, the cards of what is known, what can be done with it, and who did what. */
export function RecordPage({
  title,
  record: { reference, status, warning, log },
  actions,
  children,
}: {
  title: string;
  record: RecordPageView;
  actions: readonly RecordAction[];
  /** The cards. */
  children: ReactNode;
}) {
  return (
    <>
      <h1 className="text-h2 break-words">{title}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <Tag tone={status.tone}>{status.text}</Tag>
        <span className="text-ink-2">{reference}</span>
      </p>
      {warning !== null && (
        <div className="mt-4">
          <Alert tone="danger">{warning}</Alert>
        </div>
      )}
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">{children}</div>
        <div className="grid grid-cols-1 gap-6">
          {actions.map(({ title: name, form }) => (
            <Card key={name} title={name}>
              {form}
            </Card>
          ))}
        </div>
        <Trail lines={log} />
      </div>
    </>
  );
}
