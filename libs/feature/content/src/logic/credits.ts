import { POSTCODE_CREDIT } from '@forecourt/postcodes';

/** The licence line of the fonts that every site serves (NOTICE). */
const FONTS =
  'Typefaces are served under the SIL Open Font License 1.1 (openfontlicense.org): Figtree, Archivo, Bricolage Grotesque, Hanken Grotesk, Newsreader and Instrument Sans.';

/** Whose work the site shows besides the dealer's own: pictures, as the dealer declares them, typefaces, and where postcodes lie. */
export function credits(site: { brand: { credit: string } }): string[] {
  return [site.brand.credit, FONTS, POSTCODE_CREDIT].filter((line) => line !== '');
}
