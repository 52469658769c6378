import { siteServices } from '@forecourt/site-config/loader';
import { featureOptions } from '@forecourt/site-config/react';
import { data } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import type { ContentOptions } from '../manifest.ts';
import { pageHead } from './page-head.ts';

/** Loads one of the pages of text: its head. The words are the site's own and are in the page already. */
export function loadPage(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  name: keyof ContentOptions,
  path: string,
) {
  const services = context.get(siteServices);
  const options = featureOptions(services.site, 'content');
  if (!options) throw data(null, { status: 404 });
  return { head: pageHead(services, options[name], path) };
}
