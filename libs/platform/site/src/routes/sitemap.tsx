import type { LoaderFunctionArgs } from 'react-router';
import { siteServices } from '@forecourt/page/loader';
import { allPages } from '../crawlers/all-pages.ts';
import { answerLater, answerXml } from '../crawlers/answer-xml.ts';
import { sitemapIndex } from '../crawlers/sitemap-files.ts';

/** `/sitemap.xml`: an index of the files with the pages that search engines may list, and their pictures. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const services = context.get(siteServices);
  try {
    return answerXml(await sitemapIndex(allPages(services), services.origin));
  } catch (error) {
    return answerLater(error);
  }
}
