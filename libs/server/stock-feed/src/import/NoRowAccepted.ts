import type { ImportReport } from './importReport.ts';

/** Every row that is the dealer's was rejected. Nothing was changed, even with `--allow-drop`. */
export class NoRowAccepted extends Error {
  override name = 'NoRowAccepted';
  /** Its rows say why each was rejected. */
  readonly report: ImportReport;

  constructor(dealer: string, report: ImportReport) {
    const { rejected } = report.counts;
    super(
      `No vehicle of ${dealer} was imported: ${rejected === 1 ? 'the only row was' : `all ${rejected} rows were`} rejected, so nothing was changed. ` +
        'A feed with other columns, or a map of another feed, has this effect. The report says what is wrong with each row: correct the feed or its map.',
    );
    this.report = report;
  }
}
