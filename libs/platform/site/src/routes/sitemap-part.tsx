import { data } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { siteServices } from '@forecourt/page/loader';
import { allPages } from '../crawlers/all-pages.ts';
import { answerLater, answerXml } from '../crawlers/answer-xml.ts';
import { sitemapFile, sitemapFileOf } from '../crawlers/sitemap-files.ts';

/** A file of the sitemap's index: `/sitemaps/pages.xml`, `/sitemaps/posts.xml`, `/sitemaps/cars.xml`, `/sitemaps/images.xml`, `/sitemaps/cars-2.xml`. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const file = sitemapFileOf(params['file'] ?? '');
  if (!file) throw data(null, { status: 404 });
  const services = context.get(siteServices);
  const chunks = await sitemapFile(allPages(services, file.part), services.origin, file).catch(
    (error: unknown) => answerLater(error),
  );
  if (chunks === null) throw data(null, { status: 404 });
  return chunks instanceof Response ? chunks : answerXml(chunks);
}
