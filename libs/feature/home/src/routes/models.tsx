import { data, redirect, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { breadcrumbJsonLd, headMeta } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';
import { chosenBody, loadModels } from '../logic/load-models.ts';
import { ModelsScreen, modelsHeading } from '../ModelsScreen.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export async function loader({ context, url }: LoaderFunctionArgs) {
  const services = context.get(siteServices);
  const { site, origin } = services;
  const asked = url.searchParams.get('body');
  const body = chosenBody(asked);
  if (body === undefined) throw data(null, { status: 404 });
  if (body !== null && asked !== body.slug) throw redirect(paths.models(body.slug), 308);
  const page = await loadModels(services, body);
  const heading = modelsHeading(page);
  const head: PageHead = {
    title: `${heading} | ${site.name}`,
    description: `${heading} at ${site.name}, each with how many are in stock.`,
    canonical: `${origin}${paths.models(body?.slug)}`,
    noindex: page.total === 0,
    jsonLd: [breadcrumbJsonLd(origin, [{ name: 'Home', href: paths.home() }, { name: heading }])],
  };
  return { page, head };
}

export default function Models() {
  return <ModelsScreen page={useLoaderData<typeof loader>().page} />;
}
