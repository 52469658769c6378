import { explain } from '../explain.ts';
import type { ImportReport, ReportRow } from '../import/importReport.ts';
import type { WarningCode } from '../warning.ts';

/** The longest text of a feed in a line of the report. */
const RAW_LENGTH = 60;
const number = new Intl.NumberFormat('en-AU');
const OUTCOMES: Record<ReportRow['outcome'], string> = {
  accept: 'accepted',
  merge: 'merged',
  skip: 'skipped',
  review: 'needs review',
  reject: 'rejected',
};

/**
 * The report of an import as text: row counts by outcome, changes of the stock, counts of warnings, and the rows with a reason or
 * warnings, at most `limit` of them.
 */
export function renderReport(report: ImportReport, { limit = 200 }: { limit?: number } = {}): string {
  const { counts } = report;
  const stock = `${number.format(counts.added)} added, ${number.format(counts.changed)} changed, ${number.format(counts.removed)} removed, ${number.format(counts.unchanged)} unchanged`;
  const outcomes: [string, number][] = [
    ['accepted', counts.accepted],
    ['merged', counts.merged],
    ['skipped', counts.skipped],
    ['needs review', counts.review],
    ['rejected', counts.rejected],
  ];
  return [
    `${number.format(counts.rows)} rows read in ${report.seconds.toFixed(1)} s`,
    ...outcomes.map(([name, count]) => `  ${name.padEnd(14)}${number.format(count).padStart(9)}`),
    `Stock: ${stock}.`,
    ...renderNotes(report.notes),
    ...renderWarnings(report.warnings),
    ...renderRows(report, limit),
  ].join('\n');
}

function renderNotes(notes: ImportReport['notes']): string[] {
  return notes.length === 0 ? [] : ['', 'Look at this', ...notes.map((note) => `  ${note}`)];
}

function renderWarnings(warnings: ImportReport['warnings']): string[] {
  const entries = Object.entries(warnings).sort((a, b) => b[1] - a[1]);
  if (entries.length === 0) return [];
  return [
    '',
    'Warnings',
    ...entries.map(([code, count]) => `  ${code.padEnd(26)}${number.format(count).padStart(7)}`),
  ];
}

function renderRows({ rows, moreRows }: ImportReport, limit: number): string[] {
  if (rows.length === 0) return [];
  const more = moreRows + Math.max(0, rows.length - limit);
  return [
    '',
    'Rows',
    ...rows.slice(0, limit).map(renderRow),
    ...(more > 0 ? [`  … and ${number.format(more)} more; --report <file> writes all of them.`] : []),
  ];
}

function renderRow({ row, stocknum, outcome, reason, warnings }: ReportRow): string {
  const said = warnings.map(
    ({ code, field, raw }) => `${field ? `${field}: ` : ''}${sentence(code)}${quote(raw)}`,
  );
  const why = said.length > 0 ? said.join('; ') : (reason ?? '');
  return `  row ${String(row).padEnd(6)} ${(stocknum ?? '(no stock number)').padEnd(16)} ${OUTCOMES[outcome].padEnd(13)} ${why}`;
}

function sentence(code: WarningCode): string {
  return explain(code);
}

function quote(raw: string | null): string {
  const words = raw?.replace(/\s+/g, ' ') ?? '';
  return words === '' ? '' : ` [${words.length > RAW_LENGTH ? `${words.slice(0, RAW_LENGTH)}…` : words}]`;
}
