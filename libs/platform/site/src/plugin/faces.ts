/** A font face of the theme: the name of its stylesheet, and the file with its Latin letters. */
interface Face {
  style: string;
  latin: string;
}

const platformFace: Face = {
  style: 'figtree',
  latin: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};

/** The theme's font faces by font family, as a dealer's `theme.css` names them. */
const faces: Readonly<Record<string, Face>> = {
  'Figtree Variable': platformFace,
  'Archivo Variable': { style: 'archivo', latin: '@forecourt/theme/fonts/archivo-latin-400-700.woff2' },
  'Archivo Display': {
    style: 'archivo-display',
    latin: '@forecourt/theme/fonts/archivo-display-latin-700.woff2',
  },
  'Hanken Grotesk Variable': {
    style: 'hanken-grotesk',
    latin: '@forecourt/theme/fonts/hanken-grotesk-latin-400-700.woff2',
  },
  'Bricolage Display': {
    style: 'bricolage-display',
    latin: '@forecourt/theme/fonts/bricolage-display-latin-700.woff2',
  },
  'Instrument Sans Variable': {
    style: 'instrument-sans',
    latin: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  },
  'Newsreader Display': {
    style: 'newsreader-display',
    latin: '@forecourt/theme/fonts/newsreader-display-latin-400.woff2',
  },
};

/** The platform's font faces among the given families. A site loads no others. */
export function platformFaces(families: readonly string[]): Face[] {
  return Object.entries(faces).flatMap(([family, face]) => (families.includes(family) ? [face] : []));
}

/** The font families of the platform. */
export const platformFamilies: readonly string[] = Object.keys(faces);
