import type { SitemapSource } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';
import { loadModels } from './logic/load-models.ts';

/** The home page, and the models in stock while there are any. */
const sitemap: SitemapSource = async (services) => {
  const { total } = await loadModels(services, null);
  return [{ path: paths.home() }, ...(total > 0 ? [{ path: paths.models() }] : [])];
};

export default sitemap;
