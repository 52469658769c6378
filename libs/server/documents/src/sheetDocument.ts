import { Document, Image, Page, Path, StyleSheet, Svg, View } from '@react-pdf/renderer';
import type { DocumentProps } from '@react-pdf/renderer';
import { createElement as make } from 'react';
import type { ReactElement } from 'react';
import { INK, LINE, QUIET, words } from './print.ts';
import { printable } from './printable.ts';
import { qrPath } from './qrPath.ts';
import type { Fact, VehicleSheet } from './VehicleSheet.ts';

const MOST_FACTS = 24;
const MOST_FEATURES = 30;

const styles = StyleSheet.create({
  page: { padding: 36, paddingBottom: 96, fontFamily: 'Helvetica', fontSize: 9.5, color: INK },
  head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 10 },
  dealer: { fontFamily: 'Helvetica-Bold', fontSize: 12 },
  quiet: { color: QUIET },
  photo: { width: '100%', height: 230, objectFit: 'cover', marginBottom: 12 },
  title: { fontFamily: 'Helvetica-Bold', fontSize: 20, marginBottom: 3 },
  status: { fontFamily: 'Helvetica-Bold', marginBottom: 8 },
  band: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 10 },
  price: { fontFamily: 'Helvetica-Bold', fontSize: 20 },
  was: { color: QUIET, textDecoration: 'line-through' },
  finance: { border: `1 solid ${LINE}`, padding: 8, marginBottom: 10 },
  figures: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 4 },
  figure: { fontFamily: 'Helvetica-Bold', fontSize: 13 },
  small: { fontSize: 7.5, lineHeight: 1.35, color: QUIET },
  heading: { fontFamily: 'Helvetica-Bold', fontSize: 11, marginTop: 6, marginBottom: 4 },
  grid: { flexDirection: 'row', flexWrap: 'wrap' },
  fact: {
    width: '48%',
    marginRight: '2%',
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottom: `0.5 solid ${LINE}`,
    paddingVertical: 2.5,
  },
  feature: { width: '31%', marginRight: '2%', paddingVertical: 1.5 },
  foot: {
    position: 'absolute',
    left: 36,
    right: 36,
    bottom: 28,
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    borderTop: `0.5 solid ${LINE}`,
    paddingTop: 8,
  },
  footText: { width: '80%', fontSize: 8, lineHeight: 1.4, color: QUIET },
});

/** The sheet of a vehicle on A4: photo, price with its type, finance example with its warning, facts, QR code and licence. */
export function sheetDocument(sheet: VehicleSheet): ReactElement<DocumentProps> {
  const { dealer, price, finance, photo, facts, features } = sheet;
  const contact = [dealer.address, dealer.phone].flatMap((part) => (part === null ? [] : [printable(part)]));
  return make(
    Document,
    { title: printable(sheet.title), author: printable(dealer.name), language: 'en-AU' },
    make(
      Page,
      { size: 'A4', style: styles.page },
      make(
        View,
        { style: styles.head },
        words(styles.dealer, printable(dealer.name)),
        words(styles.quiet, contact.join('  •  '), 'contact'),
      ),
      photo && make(Image, { style: styles.photo, src: { data: Buffer.from(photo), format: 'jpg' } }),
      words(styles.title, printable(sheet.title, 120)),
      make(
        View,
        { style: styles.band },
        words([styles.quiet, { width: '50%' }], printable(sheet.subtitle, 120), 'subtitle'),
        make(
          View,
          { style: { alignItems: 'flex-end' } },
          price.was !== null && words(styles.was, `was ${price.was}`, 'was'),
          words(styles.price, printable(price.text, 60), 'price'),
          words(styles.quiet, printable(price.suffix, 60), 'suffix'),
        ),
      ),
      sheet.status !== '' && words(styles.status, printable(sheet.status, 240), 'status'),
      finance && financeBox(finance),
      facts.length > 0 && words(styles.heading, 'Specifications'),
      make(View, { style: styles.grid }, ...facts.slice(0, MOST_FACTS).map(factLine)),
      features.length > 0 && words(styles.heading, 'Features'),
      make(
        View,
        { style: styles.grid },
        ...features
          .slice(0, MOST_FEATURES)
          .map((feature, at) => words(styles.feature, `• ${printable(feature, 60)}`, String(at))),
      ),
      foot(sheet),
    ),
  );
}

function financeBox({ figures, example, warning }: NonNullable<VehicleSheet['finance']>): ReactElement {
  return make(
    View,
    { style: styles.finance, wrap: false },
    make(
      View,
      { style: styles.figures },
      ...figures.map(({ label, value }) =>
        make(
          View,
          { key: label },
          words(styles.figure, printable(value)),
          words(styles.quiet, printable(label)),
        ),
      ),
    ),
    words(styles.small, `* ${printable(warning, 700)} ${printable(example, 700)}`, 'warning'),
  );
}

function factLine({ label, value }: Fact, at: number): ReactElement {
  return make(
    View,
    { key: at, style: styles.fact, wrap: false },
    words(styles.quiet, printable(label, 40), 'label'),
    words({}, printable(value, 60), 'value'),
  );
}

function foot({ dealer, url, printed }: VehicleSheet): ReactElement {
  const { path, size } = qrPath(url);
  const licence = dealer.licence === null ? '' : ` Dealer licence ${printable(dealer.licence)}.`;
  return make(
    View,
    { style: styles.foot, fixed: true },
    words(
      styles.footText,
      `${printable(dealer.name)}.${licence} Printed ${printed}; price and availability may have changed since: ${printable(url)}`,
    ),
    make(Svg, { width: 52, height: 52, viewBox: `0 0 ${size} ${size}` }, make(Path, { d: path, fill: INK })),
  );
}
