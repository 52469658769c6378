import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initialSvg, svgToIco } from '@forecourt/images';
import { EncodedBody } from './encoded-body.ts';
import type { HostedSite } from './sites.ts';
import type { StaticFile } from './static-files.ts';

const CACHE_CONTROL = 'public, max-age=3600';

/** Icons that a site does not have as files: generated from its `favicon.svg`, or from the first letter of its name. */
export class SiteIcons {
  readonly #made = new Map<string, Promise<StaticFile>>();

  /** The icon at a path of a site; null if the path is not that of an icon. */
  async find(site: HostedSite, urlPath: string): Promise<StaticFile | null> {
    if (urlPath !== '/favicon.ico' && urlPath !== '/favicon.svg') return null;
    const { name, brand } = site.shown;
    const own = await readFile(path.join(site.clientDirectory, 'favicon.svg'), 'utf8').catch(() => null);
    const svg = own ?? initialSvg(name, brand.themeColor);
    const key = `${urlPath} ${svg}`;
    const made = this.#made.get(key) ?? make(urlPath, svg);
    this.#made.set(key, made);
    made.catch(() => this.#made.delete(key));
    return made;
  }
}

async function make(urlPath: string, svg: string): Promise<StaticFile> {
  const isIco = urlPath.endsWith('.ico');
  const contentType = isIco ? 'image/x-icon' : 'image/svg+xml';
  const bytes = Buffer.from(isIco ? await svgToIco(svg) : svg);
  return { body: new EncodedBody(bytes, contentType, 5), contentType, cacheControl: CACHE_CONTROL };
}
