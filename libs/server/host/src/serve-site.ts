import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteServices } from '@forecourt/page/loader';
import { LRUCache } from 'lru-cache';
import { surrogateKey } from './cdn-purge.ts';
import type { DraftView } from './contents/draft-view.ts';
import { contentPolicy } from './content-policy.ts';
import { EncodedBody } from './encoded-body.ts';
import { frameOrigins } from './frame-origins.ts';
import type { CachedPage, HtmlCache } from './html-cache.ts';
import { mapOrigins } from './map-origins.ts';
import { pagePolicy } from './page-policy.ts';
import { isMadeInParts } from './rendered-page.ts';
import type { RenderedPage } from './rendered-page.ts';
import type { RequestFacts } from './request-facts.ts';
import { respond, respondText } from './respond.ts';
import { sendStream } from './send-stream.ts';
import { sharedAddress, withCampaign } from './shared-address.ts';
import type { HostedSite } from './sites.ts';
import { tagOrigins } from './tag-origins.ts';
import type { Tracing } from './tracing.ts';
import type { VisitorLimits } from './visitor-limits.ts';

export interface SiteServer {
  cache: HtmlCache;
  /** The canonical origin of a site; shared pages are rendered for it, independent of the requested host. */
  originOf(site: HostedSite): string;
  /** The current time. */
  clock(): Date;
  /** The services of one request; with `incoming` the platform can identify the visitor. */
  services(
    site: HostedSite,
    page: Pick<SiteServices, 'now' | 'nonce' | 'origin'>,
    incoming?: IncomingMessage,
    /** Whether the page shows drafts of the content. */
    drafts?: boolean,
  ): SiteServices;
  /** Decides who sees drafts; without it nobody does. */
  draftView?: DraftView;
  /** Told of an error and of the path of the page, without its query. */
  onError(error: unknown, path: string): void;
  /** Rate limit of rendered pages by visitor. */
  limits: Pick<VisitorLimits, 'pages' | 'addressOf'>;
  /** Traces requests and renderings; nothing is traced without it. */
  tracing?: Tracing;
  /** How long a CDN that is told of changes keeps a page; without it a CDN is not told. */
  cdnSeconds?: number;
}

/** A list of 50,000 vehicles takes as long as that many pages; a sitemap has a few of them. */
const PARTS_POINTS = 30;

/** How long an old page is given at once after its rendering failed, milliseconds: in an outage nobody waits for the next failure. */
const RETRY_MS = 10_000;

/** Creates the handler of page requests of one site: from the cache if the page is public, else rendered. */
export function serveSite(
  site: HostedSite,
  { cache, originOf, clock, services, onError, limits, cdnSeconds, tracing, draftView }: SiteServer,
) {
  const policy = pagePolicy(site.definition);
  const render: HostedSite['render'] = (request, given) => {
    const work = () => site.render(request, given);
    return tracing ? tracing.span('render', { 'forecourt.site': site.slug }, work) : work();
  };
  /** When a page whose rendering failed is rendered again, milliseconds since the epoch, by the key of the cache. */
  // By size: a cache with `max` takes room for all of them at once, 200 kB for each site.
  const failing = new LRUCache<string, number>({ maxSize: 10_000, sizeCalculation: () => 1 });
  /** Renderings of pages of which there is an old one; null if it failed. All who wait share it, and its error is logged once. */
  const oldRenderings = new Map<string, Promise<CachedPage | null>>();
  const { media, map, analytics } = site.definition.dealer;
  const sources = {
    frames: frameOrigins(media),
    maps: mapOrigins(map),
    tags: tagOrigins(analytics),
    edited: site.unbuilt !== undefined,
  };

  return async (
    incoming: IncomingMessage,
    response: ServerResponse,
    url: URL,
    { toRequest, facts }: { toRequest: () => Promise<Request | null>; facts: RequestFacts },
  ): Promise<void> => {
    const page = policy(url.pathname);
    const drafts = draftView?.(site.slug, incoming, url) ?? null;
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    const cacheable = isRead && page.cache === 'public' && !drafts;
    facts.route = page.id;
    if (!cacheable) {
      facts.cache = 'never';
      if (await refuseTooMany(incoming, response)) return;
      const request = await toRequest();
      return request
        ? sendFresh(incoming, response, { request, origin: url.origin, drafts })
        : refuseLarge(incoming, response);
    }
    // A shared page may depend only on its cache key: it is rendered from the shared address for the canonical origin, without data of the
    // visitor.
    const { path, campaign } = sharedAddress(url);
    const origin = originOf(site);
    const plain = (nonce: string) =>
      render(
        new Request(`${origin}${path}`, { headers: { accept: 'text/html' } }),
        services(site, { now: startOfMinute(clock()), nonce, origin }),
      );
    const key = `${site.slug}|${path}`;
    const kept = cache.get(key);
    facts.cache = !kept ? 'miss' : kept.old ? 'old' : kept.stale ? 'stale' : 'hit';
    const inParts = isMadeInParts(url.pathname) && (!kept || kept.stale);
    if (inParts && (await sentInParts(incoming, response, { key, make: () => plain('') }))) return;
    if (kept?.stale && !kept.old)
      cache.render(key, plain, sources).catch((error: unknown) => onError(error, url.pathname));
    if (!kept && (await refuseTooMany(incoming, response))) return;
    const made =
      kept && !kept.old ? kept.page : await renderedOr(kept?.page, { key, plain, path: url.pathname });
    // An old page is replaced here by the next request, and should be at the CDN too.
    const cdn =
      cdnSeconds === undefined
        ? null
        : { seconds: kept?.stale ? UNTOLD_SECONDS : cdnSeconds, key: surrogateKey(site.slug) };
    await sendPage(incoming, response, made, { campaign, cdn });
  };

  /** The page as it is now; the old one, if there is one and it cannot be rendered, or could not be a moment ago. */
  async function renderedOr(
    old: CachedPage | undefined,
    { key, plain, path }: { key: string; plain: (mark: string) => Promise<RenderedPage>; path: string },
  ): Promise<CachedPage> {
    if (!old) return cache.render(key, plain, sources);
    if (clock().getTime() < (failing.get(key) ?? 0)) return old;
    const failed = () => failing.set(key, clock().getTime() + RETRY_MS);
    let run = oldRenderings.get(key);
    if (!run) {
      run = cache
        .render(key, plain, sources)
        .then(
          (made) => {
            if (made.status < 500) return made;
            failed();
            return null;
          },
          (error: unknown) => {
            failed();
            onError(error, path);
            return null;
          },
        )
        .finally(() => oldRenderings.delete(key));
      oldRenderings.set(key, run);
    }
    return (await run) ?? old;
  }

  /** Sends a file while it is made, and caches it when it was sent. Returns false if it cannot be made: an error is a page like others. */
  async function sentInParts(
    incoming: IncomingMessage,
    response: ServerResponse,
    { key, make }: { key: string; make: () => Promise<RenderedPage> },
  ): Promise<boolean> {
    if (await refuseTooMany(incoming, response, PARTS_POINTS)) return true;
    const keep = cache.keepLater(key);
    const made = await make();
    const { status, stream } = made;
    if (!stream) return false;
    const headers = {
      'content-type': made.headers.get('content-type') ?? '',
      'cache-control': cacheControl(status, cdnSeconds),
      ...(cdnSeconds !== undefined && { 'surrogate-key': surrogateKey(site.slug) }),
    };
    const bytes = await sendStream(incoming, response, { headers, stream });
    if (bytes) await keep({ ...made, bytes });
    return true;
  }

  /** Rendering uses shared CPU time, so it has a rate limit by visitor. */
  async function refuseTooMany(
    incoming: IncomingMessage,
    response: ServerResponse,
    points = 1,
  ): Promise<boolean> {
    const wait = await limits.pages.take(site.slug, limits.addressOf(incoming), points);
    if (wait === null) return false;
    response.setHeader('Retry-After', String(wait));
    const sentence = 'Too many pages were requested from here. Please try again in a minute, or call us.';
    respondText(incoming, response, 429, 'text/plain; charset=utf-8', sentence);
    return true;
  }

  async function sendFresh(
    incoming: IncomingMessage,
    response: ServerResponse,
    { request, origin, drafts }: { request: Request; origin: string; drafts: ReturnType<DraftView> },
  ) {
    const nonce = randomBytes(16).toString('base64');
    const made = await render(
      request,
      services(site, { now: clock(), nonce, origin }, incoming, drafts?.shown ?? false),
    );
    const headers = Object.fromEntries(made.headers);
    const contentType = headers['content-type'] ?? '';
    if (contentType.startsWith('text/html'))
      headers['content-security-policy'] = contentPolicy({ nonce }, sources);
    const body = new EncodedBody(made.bytes, contentType, 4);
    // What is left of a form that was refused is not read.
    if (!incoming.complete) response.setHeader('Connection', 'close');
    await respond(incoming, response, {
      status: made.status,
      headers: {
        ...headers,
        ...cookiesOf(made.headers, drafts?.cookie),
        ...(drafts?.shown && { 'x-robots-tag': 'noindex, nofollow' }),
        'cache-control': 'no-store',
      },
      body,
    });
  }
}

/** Each cookie is a header of its own. */
function cookiesOf(headers: Headers, more: string | null | undefined): { 'set-cookie'?: string[] } {
  const cookies = [...headers.getSetCookie(), ...(more ? [more] : [])];
  return cookies.length > 0 ? { 'set-cookie': cookies } : {};
}

/**
 * The time of a shared page, so that every process renders the same bytes, and the same ETag, for a minute. Opening hours and promotions
 * are whole minutes too.
 */
function startOfMinute(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000);
}

function refuseLarge(incoming: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Connection', 'close');
  respondText(incoming, response, 413, 'text/plain; charset=utf-8', 'The form is larger than 64 KB.');
}

async function sendPage(
  incoming: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: CachedPage,
  { campaign, cdn }: { campaign: URLSearchParams; cdn: { seconds: number; key: string } | null },
): Promise<void> {
  const { location } = headers;
  // The campaign parameters are added to a redirect for this visitor only.
  if (location !== undefined && campaign.size > 0)
    return respond(incoming, response, {
      status,
      headers: {
        ...headers,
        location: withCampaign(location, campaign),
        'cache-control': 'private, no-store',
      },
      body,
    });
  await respond(incoming, response, {
    status,
    headers: {
      ...headers,
      'cache-control': cacheControl(status, cdn?.seconds),
      ...(cdn && status === 200 && { 'surrogate-key': cdn.key }),
    },
    body,
  });
}

/** A CDN that is not told of a change has a page no longer than a page counts as fresh here. */
const UNTOLD_SECONDS = 60;

function cacheControl(status: number, cdnSeconds = UNTOLD_SECONDS): string {
  if (status === 200) return `public, max-age=0, s-maxage=${cdnSeconds}`;
  return status < 400 ? 'public, max-age=300' : 'no-store';
}
