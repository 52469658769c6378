import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { anyRequest } from './any-request.ts';
import type { Known } from './any-request.ts';
import type { Send } from './fuzzed-host.ts';
import { watched } from './watched.ts';
import type { Watched } from './watched.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Sends hostile requests for pages, the API, the search protocol and pictures to a site, and watches the answers. */
export async function hostileRequests({
  slug,
  runs,
  seed,
  send,
}: {
  slug: string;
  runs: number;
  seed: number;
  send: Send;
}): Promise<Watched> {
  const known = await whatIsKnown(slug, send);
  return watched(anyRequest(known), {
    runs,
    seed,
    patient: true,
    async ask(request) {
      const { status, retryAfter } = await send(slug, request);
      return { status, declared: retryAfter !== undefined };
    },
  });
}

/** The pages, calls, vehicles and pictures that there are: a request that names none of them is refused at once. */
async function whatIsKnown(slug: string, send: Send): Promise<Known> {
  const read = async (at: string) => (await send(slug, { method: 'GET', path: at })).text;
  const built: { routes: { path: string }[] } = JSON.parse(
    await readFile(path.join(root, 'apps/dealers', slug, 'build/site.json'), 'utf8'),
  );
  const { paths }: { paths: Record<string, object> } = JSON.parse(await read('/api/openapi.json'));
  const listing = await read('/search/new-used-and-demo-cars/');
  const found = (pattern: RegExp) => [...new Set([...listing.matchAll(pattern)].map(([, one = '']) => one))];
  const [key = ''] = found(/searchKey[^A-Za-z0-9+/=]+([A-Za-z0-9+/=]{60,})/g);
  const known = {
    pages: built.routes.map((route) => `/${route.path}`),
    calls: Object.entries(paths).flatMap(([at, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: at })),
    ),
    cars: found(/href="\/cars\/([^"#?/]+)"/g),
    pictures: found(/\/images\/[^/"]+(\/[^"?,\s&]+)/g),
    collection: `Car_production_${slug}`,
    key,
  };
  for (const [name, list] of Object.entries(known))
    if (list.length === 0) throw new Error(`The site ${slug} shows no ${name}.`);
  return known;
}
