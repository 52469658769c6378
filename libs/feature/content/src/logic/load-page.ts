import type { PageHead } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { featureOptions } from '@forecourt/site-config';
import { data } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import type { content, ContentOptions, ContentPage } from '../manifest.ts';
import { pageHead } from './page-head.ts';

/** Loads the head and the text of one content page; other pages do not load this text. */
export function loadPage(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  name: keyof ContentOptions,
  path: string,
): { head: PageHead; page: ContentPage } {
  const services = context.get(siteServices);
  const options = featureOptions<typeof content>(services.site, 'content');
  if (!options) throw data(null, { status: 404 });
  const page = options[name];
  return { head: pageHead(services, page, path), page };
}
