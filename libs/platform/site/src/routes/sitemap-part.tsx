import { data } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { siteServices } from '@forecourt/page/loader';
import { allPages } from '../crawlers/all-pages.ts';
import { answerLater, answerXml } from '../crawlers/answer-xml.ts';
import { sitemapFile } from '../crawlers/sitemap-files.ts';

/** A file of the sitemap's index: `/sitemaps/pages.xml`, `/sitemaps/cars.xml`, `/sitemaps/images.xml`, `/sitemaps/cars-2.xml`. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { file = '' } = params;
  if (!/^(pages|cars|images)(-\d+)?\.xml$/.test(file)) throw data(null, { status: 404 });
  const services = context.get(siteServices);
  const entries = await allPages(services).catch((error: unknown) => answerLater(error));
  if (entries instanceof Response) return entries;
  const text = sitemapFile(entries, services.origin, file);
  if (text === null) throw data(null, { status: 404 });
  return answerXml(text);
}
