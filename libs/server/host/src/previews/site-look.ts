import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PreviewLook } from '@forecourt/images';
import type { HostedSite } from '../sites.ts';

/** The platform's colours and fonts, where a theme does not name its own. */
const COLOURS = {
  surface: '#ffffff',
  ink: '#0c2236',
  inverse: '#0c2e4e',
  onInverse: '#ffffff',
  onInverse2: '#bcd0e2',
  brand: '#0b5fa5',
};
const FONT = 'Figtree Variable';

/** How a site looks, for pictures that the host draws: the tokens of its `theme.css`, and its logo if that is an SVG. */
export async function siteLook({ directory, clientDirectory, shown }: HostedSite): Promise<PreviewLook> {
  const { name, brand } = shown;
  const [theme, svg] = await Promise.all([
    readIfThere(path.join(directory, 'theme.css')),
    brand.logo.endsWith('.svg') ? readIfThere(path.join(clientDirectory, brand.logo)) : null,
  ]);
  const tokens = tokensOf(theme ?? '');
  const colour = (token: string, fallback: string) => {
    const value = tokens.get(token) ?? '';
    return /^#[0-9a-f]{6}$/i.test(value) ? value : fallback;
  };
  const family = (token: string) => /^['"]([^'"]+)/.exec(tokens.get(token) ?? '')?.[1] ?? FONT;
  return {
    name,
    logo: svg === null ? null : { svg, width: brand.logoWidth, height: brand.logoHeight },
    fonts: {
      display: family('--font-display'),
      text: family('--font-text'),
      displayWeight: Number(tokens.get('--font-display-weight') ?? 700),
    },
    colours: {
      surface: colour('--color-surface', COLOURS.surface),
      ink: colour('--color-ink', COLOURS.ink),
      inverse: colour('--color-inverse', COLOURS.inverse),
      onInverse: colour('--color-on-inverse', COLOURS.onInverse),
      onInverse2: colour('--color-on-inverse-2', COLOURS.onInverse2),
      brand: colour('--color-brand', COLOURS.brand),
    },
  };
}

/** The custom properties of a stylesheet; a later value replaces an earlier one. */
function tokensOf(css: string): Map<string, string> {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return new Map(
    [...plain.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

/** The text of a file; null if it cannot be read: a picture is drawn without it. */
const readIfThere = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);
