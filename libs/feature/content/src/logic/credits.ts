import { POSTCODE_CREDIT } from '@forecourt/postcodes';

/** The licence line of the fonts that every site serves (NOTICE). */
const FONTS =
  'Typefaces are served under the SIL Open Font License 1.1 (openfontlicense.org): Figtree, Archivo, Bricolage Grotesque, Hanken Grotesk, Newsreader and Instrument Sans.';

/** Credits for third-party work on the site: the pictures that the dealer declares, typefaces, and postcode data. */
export function credits(site: {
  brand: { credit: string; fonts?: readonly { credit: string }[] | undefined };
}): string[] {
  const own = (site.brand.fonts ?? []).map(({ credit }) => credit);
  return [...new Set([site.brand.credit, FONTS, ...own, POSTCODE_CREDIT])].filter((line) => line !== '');
}
