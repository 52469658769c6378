import { siteServices } from '@forecourt/page/loader';
import type { LoaderFunctionArgs } from 'react-router';
import { feedText } from '../logic/feed-text.ts';
import { blogOptions } from '../logic/load-list.ts';

/** `/blog/rss.xml` */
export function loader({ context }: LoaderFunctionArgs): Response {
  const services = context.get(siteServices);
  return new Response(feedText(services, blogOptions(services)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
