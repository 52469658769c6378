import { fixedNow } from '@forecourt/fixtures';
import type { SiteServices } from '@forecourt/page/loader';
import type { PublicSite } from '@forecourt/site-config';
import type { SearchDocument } from '@forecourt/stock-search';

export interface TestEngine {
  site: PublicSite;
  makes?: string[];
  /** Make and model, such as "Land Rover Defender". */
  makeModels?: string[];
  /** The results of a search with this filter. */
  search?: (filter: string) => SearchDocument[];
  /** The response of the platform. */
  platform?: (path: string) => Response;
  down?: boolean;
}

interface EngineSearch {
  per_page: number;
  filter_by?: string;
}

let sites = 0;

/**
 * The services of a site with this engine. Each call creates a site with its own slug, because stock data is cached
 * by slug.
 */
export function testEngine({
  site,
  makes = [],
  makeModels = [],
  search = () => [],
  platform = () => new Response(null, { status: 503 }),
  down = false,
}: TestEngine): SiteServices {
  const facet = (field_name: string, values: string[]) => ({
    field_name,
    counts: values.map((value) => ({ value, count: 1 })),
  });
  const words = [facet('make', makes), facet('make_model', makeModels)];
  const answerTo = ({ per_page, filter_by = '' }: EngineSearch) => {
    const hits = search(filter_by).slice(0, per_page);
    return { found: hits.length, hits: hits.map((document) => ({ document })), facet_counts: words };
  };
  sites += 1;
  return {
    site: { ...site, slug: `${site.slug}-${sites}` },
    now: fixedNow,
    searchKey: 'key',
    origin: 'https://dealer.example',
    nonce: null,
    async fetch(path, init) {
      if (!path.startsWith('/typesense')) return platform(path);
      if (down) return new Response('down', { status: 503 });
      const body = typeof init?.body === 'string' ? init.body : '{ "searches": [] }';
      const { searches }: { searches: EngineSearch[] } = JSON.parse(body);
      return Response.json({ results: searches.map(answerTo) });
    },
  };
}
