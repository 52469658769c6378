import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import type { ChoiceView, FinancePageView, StatusView } from '@forecourt/desk-ui';
import { momentText } from './deskTimes.ts';
import { choicesOf, readWord } from './words.ts';

type Row = DeskAnswer<typeof deskRoutes.financeApplications>['applications'][number];
type Application = DeskAnswer<typeof deskRoutes.financeApplication>;

/** What stands with an application. */
export type ApplicationStatus = Row['status'];

const statuses: Record<ApplicationStatus, StatusView> = {
  submitted: { text: 'Not decided', tone: 'warning' },
  approved: { text: 'Approved', tone: 'success' },
  referred: { text: 'Referred', tone: 'outline' },
  declined: { text: 'Declined', tone: 'outline' },
  withdrawn: { text: 'Withdrawn', tone: 'outline' },
};

/** The status of a text; null for another one. */
export const readApplicationStatus = (text: string | null): ApplicationStatus | null =>
  readWord(statuses, text);

/** Every status as a choice. */
export const applicationStatuses: readonly ChoiceView[] = choicesOf(statuses);

/** What can be decided. */
export const decisions = applicationStatuses.filter(({ value }) => value !== 'submitted');

/** The decision of a text; null for another one. */
export function readDecision(text: string): Exclude<ApplicationStatus, 'submitted'> | null {
  const status = readApplicationStatus(text);
  return status === 'submitted' ? null : status;
}

const kinds = { application: 'Application', 'pre-approval': 'Pre-approval' };

/** The columns of an application after its reference: kind, received, status, when it is deleted. */
export const applicationCells = (row: Row, timeZone: string): readonly string[] => [
  kinds[row.kind],
  momentText(row.received_at, timeZone),
  statuses[row.status].text,
  momentText(row.purge_at, timeZone),
];

/** An application as its page shows it. */
export function financePageView(
  application: Application,
  { site, timeZone }: { site: string; timeZone: string },
): FinancePageView {
  const time = (iso: string) => momentText(iso, timeZone);
  const { lead_id, lender, consents, decided_at } = application;
  return {
    reference: application.reference,
    status: statuses[application.status],
    about: [
      { name: 'Kind', text: kinds[application.kind] },
      { name: 'Received', text: time(application.received_at) },
      ...(decided_at === null ? [] : [{ name: 'Decided', text: time(decided_at) }]),
      { name: 'Is deleted', text: time(application.purge_at) },
      ...(lead_id === null
        ? []
        : [{ name: 'Lead', text: 'Open the lead', href: `/${site}/leads/${lead_id}` }]),
    ],
    sections: application.sections.map(({ title, rows }) => ({
      title,
      facts: rows.map(({ label, value }) => ({ name: label, text: value })),
    })),
    lender: lender
      ? [
          { name: 'Lender', text: lender.name },
          { name: 'Answer', text: [lender.outcome, ...lender.reasons].join('\n') },
          ...(lender.reference === null ? [] : [{ name: 'Reference', text: lender.reference }]),
        ]
      : [],
    consents: consents && {
      facts: [
        { name: 'Lender', text: consents.lender },
        { name: 'Agreed', text: `${time(consents.at)}, version ${consents.version}` },
      ],
      texts: [
        { title: 'Credit guide', text: consents.credit_guide },
        { title: 'Privacy consent', text: consents.privacy },
      ],
    },
    log: application.log.map(({ at, action, who, why }) => ({
      name: time(at),
      text: [`${action}, ${who}`, why].filter(Boolean).join('\n'),
    })),
  };
}
