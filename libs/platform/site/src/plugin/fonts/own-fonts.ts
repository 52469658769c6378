import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nearest } from '@forecourt/site-config';
import type { ConfigProblem, OwnFont } from '@forecourt/site-config';
import { platformFamilies } from '../faces.ts';
import { manifestOf } from '../package-roots.ts';
import { fallbackFaces } from './fallback-faces.ts';
import { readFont } from './read-font.ts';
import type { FontFacts } from './read-font.ts';
import { stylesheetFaces } from './stylesheet-faces.ts';

/** A dealer's own font, for the site's stylesheet. */
export interface OwnFace {
  family: string;
  /** Path of the package's stylesheet; null for a file of the app, whose rule is in `css`. */
  stylesheet: string | null;
  /** Rules for the stylesheet of the site: the font itself, if no package has them, and its fallback. */
  css: string;
  /** What the pages preload: the path of a bundled file, or an address in `public`. Null for italic faces. */
  preload: { module: string } | { address: string } | null;
}

type Read = { face: OwnFace } | { problem: Omit<ConfigProblem, 'path'> };

/** The dealer's own fonts and their problems. Missing files are reported by the check of files. */
export function ownFonts(
  appDirectory: string,
  fonts: readonly OwnFont[],
): { faces: OwnFace[]; problems: ConfigProblem[] } {
  const read = fonts.map((font, at) => ({ at, result: readOwn(appDirectory, font) }));
  return {
    faces: read.flatMap(({ result }) => (result && 'face' in result ? [result.face] : [])),
    problems: read.flatMap(({ at, result }) =>
      result && 'problem' in result ? [{ path: `brand.fonts[${at}]`, ...result.problem }] : [],
    ),
  };
}

function readOwn(appDirectory: string, font: OwnFont): Read | null {
  if (platformFamilies.includes(font.family))
    return {
      problem: {
        what: `"${font.family}" comes with the platform`,
        why: 'Pages would load it twice.',
        fix: 'Remove it here: name a font of the platform only in theme.css.',
      },
    };
  if (font.package !== undefined) return fromPackage(appDirectory, font, font.package);
  return font.file === undefined ? null : fromFile(appDirectory, font, font.file);
}

function fromFile(appDirectory: string, { family, like }: OwnFont, address: string): Read | null {
  const file = path.join(appDirectory, 'public', address);
  if (!existsSync(file)) return null;
  const facts = factsOf(file);
  if (typeof facts === 'string') return noFont(`public${address}`, facts);
  const [min, max] = facts.weights;
  const own = [
    `@font-face {`,
    `  font-family: '${family}';`,
    `  src: url('${address}') format('woff2');`,
    `  font-weight: ${min === max ? min : `${min} ${max}`};`,
    `  font-style: ${facts.italic ? 'italic' : 'normal'};`,
    `  font-display: swap;`,
    `}`,
    ``,
  ].join('\n');
  const css = own + fallbackFaces(family, facts, like);
  return { face: { family, stylesheet: null, css, preload: facts.italic ? null : { address } } };
}

function fromPackage(appDirectory: string, { family, like }: OwnFont, asked: string): Read {
  const name = asked
    .split('/')
    .slice(0, asked.startsWith('@') ? 2 : 1)
    .join('/');
  const listed = Object.keys(manifestOf(appDirectory).dependencies ?? {});
  if (!listed.includes(name)) {
    const near = nearest(name, listed);
    return {
      problem: {
        what: `the package.json of this app does not list "${name}"`,
        why: 'Only what it lists is installed with the site.',
        fix: near ? `Did you mean "${near}"?` : `Run npm install ${name} in the folder of the app.`,
      },
    };
  }
  const stylesheet = resolved(appDirectory, asked);
  if (stylesheet === null)
    return {
      problem: {
        what: `"${asked}" resolves to no stylesheet`,
        why: 'The pages would have no rule for the font.',
        fix: `Run npm install. If the package is there, name one of its stylesheets, such as "${name}/index.css".`,
      },
    };
  const faces = stylesheetFaces(readFileSync(stylesheet, 'utf8'));
  const mine = faces.filter((face) => face.family === family);
  const letters = mine.find((face) => face.latin && !face.italic) ?? mine.find((face) => face.latin);
  if (!letters) return otherFamily(asked, family, [...new Set(faces.map((face) => face.family))]);
  const file = letters.file && path.join(path.dirname(stylesheet), letters.file);
  if (!letters.swaps || !file || !existsSync(file))
    return {
      problem: {
        what: `the stylesheet of "${asked}" has ${letters.swaps ? 'no WOFF2 file' : 'no font-display: swap'} for "${family}"`,
        why: 'Text would be invisible or late on a slow network.',
        fix: 'Copy its WOFF2 files to public/fonts/ and declare each with file: … instead.',
      },
    };
  const facts = factsOf(file);
  if (typeof facts === 'string') return noFont(file, facts);
  return {
    face: {
      family,
      stylesheet,
      css: fallbackFaces(family, facts, like),
      preload: facts.italic ? null : { module: file },
    },
  };
}

function otherFamily(asked: string, family: string, there: readonly string[]): Read {
  return {
    problem: {
      what: `"${asked}" has no font "${family}" with English letters`,
      why: 'All text would stay in the fallback font.',
      fix: there.length === 1 ? `Its font is called "${there[0]}".` : `Its fonts are: ${there.join(', ')}.`,
    },
  };
}

function noFont(file: string, why: string): Read {
  return {
    problem: {
      what: `${file} cannot be read as a font`,
      why: `Browsers would not show it. ${why}`,
      fix: 'Put a WOFF2 file there; font tools and "woff2_compress" write them.',
    },
  };
}

/** The facts of a font file, or the reason why it cannot be read. */
function factsOf(file: string): FontFacts | string {
  try {
    return readFont(readFileSync(file));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The stylesheet that an import from the app resolves to; null if there is none. */
function resolved(appDirectory: string, name: string): string | null {
  try {
    const file = createRequire(path.join(appDirectory, 'package.json')).resolve(name);
    return file.endsWith('.css') ? file : null;
  } catch {
    return null;
  }
}
