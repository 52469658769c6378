import { data } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { siteServices } from '@forecourt/page/loader';
import { allPages } from '../crawlers/all-pages.ts';
import { answerLater, answerXml } from '../crawlers/answer-xml.ts';
import { sitemapFile } from '../crawlers/sitemap-files.ts';

/** `/sitemaps/1.xml` and so on, if there are too many pages for one file. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const number = /^([1-9]\d{0,4})\.xml$/.exec(params['file'] ?? '')?.[1];
  if (!number) throw data(null, { status: 404 });
  const services = context.get(siteServices);
  const entries = await allPages(services).catch((error: unknown) => answerLater(error));
  if (entries instanceof Response) return entries;
  const text = sitemapFile(entries, services.origin, Number(number));
  if (text === null) throw data(null, { status: 404 });
  return answerXml(text);
}
