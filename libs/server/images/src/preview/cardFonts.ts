import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Font } from 'satori';
import type { PreviewLook } from './PreviewCard.ts';

/** The platform’s fonts as WOFF, which satori reads, by the beginning of their names in a theme: the first stylesheet of each package. */
const PACKAGES: Readonly<Record<string, () => string>> = {
  Archivo: () => import.meta.resolve('@fontsource/archivo/400.css'),
  Bricolage: () => import.meta.resolve('@fontsource/bricolage-grotesque/400.css'),
  Figtree: () => import.meta.resolve('@fontsource/figtree/400.css'),
  'Hanken Grotesk': () => import.meta.resolve('@fontsource/hanken-grotesk/400.css'),
  'Instrument Sans': () => import.meta.resolve('@fontsource/instrument-sans/400.css'),
  Newsreader: () => import.meta.resolve('@fontsource/newsreader/400.css'),
};
const FALLBACK = 'Archivo';
const read = new Map<string, Buffer>();

/** The platform’s font for a family of a theme; Archivo for one that is not the platform’s, whose file is WOFF2. */
export function platformFont(family: string): string {
  return Object.keys(PACKAGES).find((name) => family.startsWith(name)) ?? FALLBACK;
}

/** The fonts of a look: `display` and `text`, with the accents of other European languages. Their files are read at the first use. */
export function cardFonts({ fonts }: PreviewLook): Font[] {
  const display = fonts.displayWeight >= 600 ? 700 : 400;
  return [
    ...facesOf('display', platformFont(fonts.display), display),
    ...facesOf('text', platformFont(fonts.text), 400),
    ...facesOf('text', platformFont(fonts.text), 700),
  ];
}

/** Each subset is a family: satori takes the first one that has a letter. */
function facesOf(name: string, font: string, weight: 400 | 700): Font[] {
  return ['latin', 'latin-ext'].map((subset, at) => ({
    name: at === 0 ? name : `${name} ${subset}`,
    weight,
    style: 'normal',
    data: file(font, `${subset}-${weight}`),
  }));
}

function file(font: string, which: string): Buffer {
  const key = `${font} ${which}`;
  const known = read.get(key);
  if (known) return known;
  const folder = path.dirname(fileURLToPath(PACKAGES[font]?.() ?? ''));
  const bytes = readFileSync(path.join(folder, 'files', `${path.basename(folder)}-${which}-normal.woff`));
  read.set(key, bytes);
  return bytes;
}
