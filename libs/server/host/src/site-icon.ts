import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initialSvg, svgToIco, svgToTile } from '@forecourt/images';
import type { PublicSite } from '@forecourt/site-config';
import { EncodedBody } from './encoded-body.ts';
import type { HostedSite } from './sites.ts';
import type { StaticFile } from './static-files.ts';

const CACHE_CONTROL = 'public, max-age=3600';

/** Sides of the icons in the web app manifest, pixels; Android asks for these two. */
const MANIFEST_SIZES = [192, 512];

interface Derived {
  contentType: string;
  make(svg: string, site: PublicSite): string | Promise<string | Uint8Array>;
}

/** The files that are derived from the icon of a site, by their paths. */
const derived = new Map<string, Derived>([
  ['/favicon.svg', { contentType: 'image/svg+xml', make: (svg) => svg }],
  ['/favicon.ico', { contentType: 'image/x-icon', make: svgToIco }],
  ['/apple-touch-icon.png', tile(180)],
  ...MANIFEST_SIZES.map((size): [string, Derived] => [`/icon-${size}.png`, tile(size)]),
  [
    '/site.webmanifest',
    { contentType: 'application/manifest+json', make: (_svg, site) => webManifest(site) },
  ],
]);

/** Icons and web app manifest that a site does not have as files: derived from its `favicon.svg`, or from the first letter of its name. */
export class SiteIcons {
  readonly #made = new Map<string, Promise<StaticFile>>();

  /** The icon or manifest at a path of a site; null for any other path. */
  async find(site: HostedSite, urlPath: string): Promise<StaticFile | null> {
    const wanted = derived.get(urlPath);
    if (!wanted) return null;
    const { name, brand } = site.shown;
    const own = await readFile(path.join(site.clientDirectory, 'favicon.svg'), 'utf8').catch(() => null);
    const svg = own ?? initialSvg(name, brand.themeColor);
    const key = `${site.slug} ${urlPath} ${name} ${brand.themeColor} ${svg}`;
    const made = this.#made.get(key) ?? makeFile(wanted, svg, site.shown);
    this.#made.set(key, made);
    made.catch(() => this.#made.delete(key));
    return made;
  }
}

async function makeFile({ contentType, make }: Derived, svg: string, site: PublicSite): Promise<StaticFile> {
  const bytes = Buffer.from(await make(svg, site));
  return { body: new EncodedBody(bytes, contentType, 5), contentType, cacheControl: CACHE_CONTROL };
}

function tile(size: number): Derived {
  return { contentType: 'image/png', make: (svg, { brand }) => svgToTile(svg, size, brand.themeColor) };
}

/** The manifest for a bookmark on a home screen. The site opens in the browser, because it does not work offline. */
function webManifest({ name, brand }: PublicSite): string {
  return JSON.stringify({
    name,
    start_url: '/',
    display: 'browser',
    theme_color: brand.themeColor,
    background_color: brand.themeColor,
    icons: MANIFEST_SIZES.map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
}
