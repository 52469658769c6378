import type { IncomingMessage } from 'node:http';
import type { Images } from '@forecourt/images';
import { contentFolders } from '@forecourt/content-files';
import type { HostedSite } from './sites.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** The image resizer for browsers: the platform's pictures and the site's own, with a rate limit by visitor. */
export function pictureMount(
  images: Pick<Images, 'handle'>,
  { pictures, addressOf }: Pick<VisitorLimits, 'pictures' | 'addressOf'>,
) {
  return async (request: Request, site: HostedSite | null, incoming: IncomingMessage): Promise<Response> => {
    const wait = await pictures.take(site?.slug ?? '', addressOf(incoming));
    if (wait === null) return images.handle(request, site ? pictureFolders(site) : {});
    return tooManyPictures(wait);
  };
}

/** @param wait seconds until the next one. */
export function tooManyPictures(wait: number): Response {
  return new Response('There were too many pictures from here.\n', {
    status: 429,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(wait),
    },
  });
}

/** The folders with a site's own pictures, by the beginning of their path: those of its build, and those beside its texts. */
export function pictureFolders(
  site: Pick<HostedSite, 'clientDirectory' | 'directory' | 'definition'>,
): Record<string, string[]> {
  return {
    '/pictures': [`${site.clientDirectory}/pictures`],
    '/content': contentFolders(site).map(({ folder }) => folder),
    // All else that is in public/ of the app.
    '': [site.clientDirectory],
  };
}
