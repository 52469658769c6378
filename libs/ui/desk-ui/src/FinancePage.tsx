import type { ReactNode } from 'react';
import { Disclosure, Tag } from '@forecourt/primitives';
import { Card, FactList } from './LeadPage.tsx';
import type { FactView } from './LeadPage.tsx';
import type { StatusView } from './views.ts';

/** A finance application. Every text is ready to be shown. */
export interface FinancePageView {
  reference: string;
  status: StatusView;
  /** Kind, received, deleted. */
  about: readonly FactView[];
  sections: readonly { title: string; facts: readonly FactView[] }[];
  lender: readonly FactView[];
  consents: { facts: readonly FactView[]; texts: readonly { title: string; text: string }[] } | null;
  /** Who read it or changed it. */
  log: readonly FactView[];
}

/** A finance application with its decision and who read it. */
export function FinancePage({
  application: { reference, status, about, sections, lender, consents, log },
  decision,
}: {
  application: FinancePageView;
  /** The form. */
  decision: ReactNode;
}) {
  return (
    <>
      <h1 className="text-h2 break-words">Application {reference}</h1>
      <p className="mt-2">
        <Tag tone={status.tone}>{status.text}</Tag>
      </p>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          {sections.map(({ title, facts }) => (
            <Card key={title} title={title}>
              <FactList facts={facts} />
            </Card>
          ))}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Card title="Decision">{decision}</Card>
          <Card title="About it">
            <FactList facts={about} />
          </Card>
          <Card title="Lender">
            {lender.length > 0 ? <FactList facts={lender} /> : <p>The lender has not answered.</p>}
          </Card>
          {consents && (
            <Card title="Consents">
              <FactList facts={consents.facts} />
              {consents.texts.map(({ title, text }) => (
                <Disclosure key={title} title={title}>
                  <p className="text-note whitespace-pre-line">{text}</p>
                </Disclosure>
              ))}
            </Card>
          )}
          <Card title="Who read it">
            <FactList facts={log} />
          </Card>
        </div>
      </div>
    </>
  );
}
