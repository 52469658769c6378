import type { LoaderFunctionArgs } from 'react-router';
import { siteServices } from '@forecourt/page/loader';
import { robotsText } from '../crawlers/robots-text.ts';

/** `/robots.txt` */
export function loader({ context }: LoaderFunctionArgs): Response {
  return new Response(robotsText(context.get(siteServices).origin), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
