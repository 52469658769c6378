import type { LoaderFunctionArgs } from 'react-router';
import { siteServices } from '@forecourt/page/loader';
import { allPages } from '../crawlers/all-pages.ts';
import { answerLater, answerXml } from '../crawlers/answer-xml.ts';
import { sitemapStart } from '../crawlers/sitemap-files.ts';

/** `/sitemap.xml`: the pages that search engines may list, or an index of the files that list them. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const services = context.get(siteServices);
  try {
    return answerXml(sitemapStart(await allPages(services), services.origin));
  } catch (error) {
    return answerLater(error);
  }
}
