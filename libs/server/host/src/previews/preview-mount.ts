import type { IncomingMessage } from 'node:http';
import type { Images } from '@forecourt/images';
import { LINK_PREVIEWS, linkPreviewPath, postPreview, vehiclePreview } from '@forecourt/page/link-preview';
import type { LinkPreviewContent, LinkPreviewKind } from '@forecourt/page/link-preview';
import type { SiteContent } from '@forecourt/site-content';
import { parseCar } from '@forecourt/vehicle';
import { pictureFolders, tooManyPictures } from '../picture-mount.ts';
import type { HostedSite } from '../sites.ts';
import type { VisitorLimits } from '../visitor-limits.ts';
import { siteLook } from './site-look.ts';

/** What link previews are drawn from. */
export interface PreviewSources {
  images: Pick<Images, 'preview'>;
  limits: Pick<VisitorLimits, 'pictures' | 'addressOf'>;
  /** Calls the public API of a site. */
  fetch(slug: string, path: string): Promise<Response>;
  /** What a site has published today. */
  published(slug: string): SiteContent;
  /** Told of a picture that could not be drawn. */
  onError(error: unknown, slug: string): void;
}

const ADDRESS = new RegExp(`^${LINK_PREVIEWS}/(cars|blog)/([^/]+)/([0-9a-z]+)\\.jpg$`);
const DAY = 86_400;

/**
 * The pictures of link previews, drawn from what the page of the vehicle or the post shows at present. An address that was shared before a
 * change leads to the picture of today. A vehicle or post without a page has none.
 */
export function previewMount({ images, limits, fetch, published, onError }: PreviewSources) {
  async function contentOf(site: HostedSite, kind: LinkPreviewKind, slug: string) {
    const { definition, shown } = site;
    const has = (id: string) => definition.routes.some((route) => route.id === id);
    if (kind === 'blog') {
      const post = published(site.slug).posts.find((each) => each.slug === slug);
      return post && has('blog.post') ? postPreview(post) : null;
    }
    if (!has('vdp.vehicle')) return null;
    const answer = await fetch(site.slug, `/api/cars/${encodeURIComponent(slug)}`);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`The vehicle could not be read: status ${answer.status}.`);
    return vehiclePreview(parseCar(await answer.json()), shown);
  }

  async function draw(request: Request, site: HostedSite, content: LinkPreviewContent): Promise<Response> {
    const card = { ...content, look: await siteLook(site) };
    const { tag, bytes, complete } = await images.preview(card, pictureFolders(site));
    const headers = {
      etag: `"${tag}"`,
      // The look of a site and a photo may change without the address.
      'cache-control': `public, max-age=${complete ? DAY : 60}`,
      'x-content-type-options': 'nosniff',
    };
    if (request.headers.get('if-none-match')?.includes(`"${tag}"`))
      return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: { ...headers, 'content-type': 'image/jpeg', 'content-length': String(bytes.byteLength) },
    });
  }

  return async (request: Request, site: HostedSite | null, incoming: IncomingMessage): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return says(405, 'A picture can only be read.', { allow: 'GET, HEAD' });
    const wait = await limits.pictures.take(site?.slug ?? '', limits.addressOf(incoming));
    if (wait !== null) return tooManyPictures(wait);
    const { pathname } = new URL(request.url);
    const [, kind, encoded = ''] = ADDRESS.exec(pathname) ?? [];
    const slug = decoded(encoded);
    if (!site || slug === null || (kind !== 'cars' && kind !== 'blog')) return nothing();
    try {
      const content = await contentOf(site, kind, slug);
      if (!content) return nothing();
      const today = linkPreviewPath(kind, slug, content);
      if (today !== pathname)
        return new Response(null, {
          status: 302,
          headers: { location: today, 'cache-control': 'public, max-age=60' },
        });
      return await draw(request, site, content);
    } catch (error) {
      onError(error, site.slug);
      return says(503, 'The picture cannot be made at the moment.', { 'retry-after': '30' });
    }
  };
}

function nothing(): Response {
  return says(404, 'There is no such picture.');
}

function says(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/** A part of an address; null if its percent-encoding is broken. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
