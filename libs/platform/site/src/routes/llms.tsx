import { siteServices } from '@forecourt/page/loader';
import type { LoaderFunctionArgs } from 'react-router';
import { llmsText } from '../crawlers/llms-text.ts';

/** `/llms.txt` */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { site, origin } = context.get(siteServices);
  return new Response(llmsText(site, origin), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
