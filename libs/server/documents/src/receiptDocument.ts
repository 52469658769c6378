import { Document, Page, StyleSheet, View } from '@react-pdf/renderer';
import type { DocumentProps } from '@react-pdf/renderer';
import { createElement as make } from 'react';
import type { ReactElement } from 'react';
import { LINE, INK, QUIET, words } from './print.ts';
import { printable } from './printable.ts';
import type { Receipt } from './Receipt.ts';
import type { Fact } from './VehicleSheet.ts';

const styles = StyleSheet.create({
  page: { padding: 48, fontFamily: 'Helvetica', fontSize: 10, color: INK },
  dealer: { fontFamily: 'Helvetica-Bold', fontSize: 13, marginBottom: 3 },
  quiet: { color: QUIET, lineHeight: 1.4 },
  title: { fontFamily: 'Helvetica-Bold', fontSize: 20, marginTop: 28, marginBottom: 14 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottom: `0.5 solid ${LINE}`,
    paddingVertical: 5,
  },
  value: { maxWidth: '65%', textAlign: 'right' },
  amounts: { marginTop: 18 },
  total: { fontFamily: 'Helvetica-Bold', fontSize: 13 },
  notes: { marginTop: 20 },
  note: { color: QUIET, fontSize: 9, lineHeight: 1.4, marginBottom: 5 },
});

/** As long as a text of the terms may be: a receipt has all of what was agreed. */
const LONGEST_NOTE = 4_000;

/** A receipt on A4: who was paid with the ABN, when, for what, the amounts with GST, and what else is to be known. */
export function receiptDocument({
  dealer,
  title,
  rows,
  amounts,
  notes,
  printed,
}: Receipt): ReactElement<DocumentProps> {
  const name = printable(dealer.name, 120);
  const facts = [
    `ABN ${printable(dealer.abn)}`,
    dealer.licence && `Dealer licence ${printable(dealer.licence)}`,
    dealer.address && printable(dealer.address),
    dealer.phone && printable(dealer.phone),
  ].filter((fact) => fact !== null);
  return make(
    Document,
    { title: printable(title), author: name, language: 'en-AU' },
    make(
      Page,
      { size: 'A4', style: styles.page },
      words(styles.dealer, name, 'name'),
      ...facts.map((fact) => words(styles.quiet, fact)),
      words(styles.title, printable(title, 120), 'title'),
      ...rows.map((row) => line(row)),
      make(
        View,
        { style: styles.amounts },
        ...amounts.map((row, at) => line(row, at === amounts.length - 1 ? styles.total : undefined)),
      ),
      make(
        View,
        { style: styles.notes },
        ...notes.map((note) => words(styles.note, printable(note, LONGEST_NOTE))),
        words(styles.note, `Printed ${printed}.`, 'printed'),
      ),
    ),
  );
}

function line({ label, value }: Fact, style?: (typeof styles)['total']): ReactElement {
  return make(
    View,
    { key: label, style: styles.row, wrap: false },
    words(style ?? styles.quiet, printable(label, 60), 'label'),
    words([styles.value, ...(style ? [style] : [])], printable(value, 160), 'value'),
  );
}
