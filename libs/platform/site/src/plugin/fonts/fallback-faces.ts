import type { FontFacts } from './read-font.ts';

/** Advance widths of the letters a to z, of a space and of a digit, in thousandths of the font size. */
interface LocalWidths {
  local: string;
  letters: readonly number[];
  space: number;
  digit: number;
}

/**
 * System fonts by what they look like: those of Android, then those of other systems or fonts with the same widths (Liberation). A browser
 * passes over a rule whose font is not there; of two that are, the last counts. Widths are those of Roboto 2.138 and Noto Serif 2.004, and of
 * Adobe's core font metrics.
 */
const locals = {
  'sans-serif': [
    {
      regular: {
        local: `local('Roboto'), local('Roboto-Regular')`,
        letters: [
          544, 562, 523, 564, 530, 348, 562, 551, 243, 239, 507, 243, 877, 552, 570, 562, 568, 339, 516, 327,
          551, 484, 751, 496, 473, 496,
        ],
        space: 248,
        digit: 562,
      },
      bold: {
        local: `local('Roboto Bold'), local('Roboto-Bold'), local('Roboto')`,
        letters: [
          536, 563, 522, 564, 541, 358, 571, 560, 265, 260, 534, 265, 866, 560, 565, 563, 565, 365, 515, 338,
          560, 506, 735, 509, 502, 509,
        ],
        space: 249,
        digit: 574,
      },
    },
    {
      regular: {
        local: `local('Arial'), local('Liberation Sans')`,
        letters: [
          556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278,
          556, 500, 722, 500, 500, 500,
        ],
        space: 278,
        digit: 556,
      },
      bold: {
        local: `local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')`,
        letters: [
          556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333,
          611, 556, 778, 556, 556, 500,
        ],
        space: 278,
        digit: 556,
      },
    },
  ],
  serif: [
    {
      regular: {
        local: `local('Noto Serif'), local('NotoSerif-Regular'), local('NotoSerif')`,
        letters: [
          563, 614, 492, 614, 535, 369, 538, 635, 320, 300, 585, 310, 945, 645, 577, 614, 614, 471, 451, 352,
          635, 579, 862, 578, 565, 511,
        ],
        space: 260,
        digit: 559,
      },
      bold: {
        local: `local('Noto Serif Bold'), local('NotoSerif-Bold'), local('Noto Serif')`,
        letters: [
          599, 649, 527, 649, 571, 407, 560, 667, 352, 345, 636, 352, 986, 667, 613, 645, 648, 523, 488, 405,
          667, 606, 856, 646, 579, 529,
        ],
        space: 260,
        digit: 559,
      },
    },
    {
      regular: {
        local: `local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif')`,
        letters: [
          444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278,
          500, 500, 722, 500, 500, 444,
        ],
        space: 250,
        digit: 500,
      },
      bold: {
        local: `local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold')`,
        letters: [
          500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444, 389, 333,
          556, 500, 722, 500, 500, 444,
        ],
        space: 250,
        digit: 500,
      },
    },
  ],
} as const satisfies Record<string, readonly Record<'regular' | 'bold', LocalWidths>[]>;

/** The system font that is shown until the font has loaded. */
export type LocalKind = keyof typeof locals;

/** Sample text of a dealer site. */
const SAMPLE =
  'drive away price from the dealership near you with automatic transmission and a full service history book a test drive today used demo and new cars 2024 45 000 km 39 990';

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/**
 * The `@font-face` rules of `'<family> fallback'`: a system font scaled to the metrics of the font, so that the layout does not shift when
 * the font has loaded. Each system font has a rule; a variable font has one for text weights and one for bold weights.
 *
 * @returns '' if the font lacks English letters, so that its width cannot be compared.
 */
export function fallbackFaces(family: string, font: FontFacts, kind: LocalKind): string {
  const [min, max] = font.weights;
  const parts = [
    { name: 'regular', weight: 400, from: 100, to: 500 },
    { name: 'bold', weight: 700, from: 600, to: 900 },
  ] as const;
  const own = parts.filter(({ from, to }) => min < to + 50 && max >= from - 50);
  return locals[kind]
    .flatMap((local) => own.map((part) => ({ ...part, local: local[part.name] })))
    .map(({ local, weight, from, to }) => {
      const width = font.widthOf(SAMPLE, Math.min(max, Math.max(min, weight)));
      if (width === null) return '';
      const adjust = width / localWidth(local);
      return [
        `@font-face {`,
        `  font-family: '${family} fallback';`,
        `  src: ${local.local};`,
        `  font-weight: ${min === max ? min : `${from} ${to}`};`,
        `  font-style: ${font.italic ? 'italic' : 'normal'};`,
        `  size-adjust: ${percent(adjust)};`,
        `  ascent-override: ${percent(font.ascent / adjust)};`,
        `  descent-override: ${percent(font.descent / adjust)};`,
        `  line-gap-override: ${percent(font.lineGap / adjust)};`,
        `}`,
        ``,
      ].join('\n');
    })
    .join('');
}

/** Width of the sample text in a system font, relative to the font size. */
function localWidth({ letters, space, digit }: LocalWidths): number {
  const widths = [...SAMPLE].map((letter) => {
    if (letter === ' ') return space;
    return letters[letter.charCodeAt(0) - 97] ?? digit;
  });
  return widths.reduce((sum, width) => sum + width, 0) / 1000;
}
