import type { PageHead } from '@forecourt/site-config/head';
import { siteServices } from '@forecourt/site-config/loader';
import { featureOptions } from '@forecourt/site-config/react';
import { data } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import type { ContentOptions, ContentPage } from '../manifest.ts';
import { pageHead } from './page-head.ts';

/** Loads one of the pages of text: its head and its words, which no other page carries. */
export function loadPage(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  name: keyof ContentOptions,
  path: string,
): { head: PageHead; page: ContentPage } {
  const services = context.get(siteServices);
  const options = featureOptions(services.site, 'content');
  if (!options) throw data(null, { status: 404 });
  const page = options[name];
  return { head: pageHead(services, page, path), page };
}
