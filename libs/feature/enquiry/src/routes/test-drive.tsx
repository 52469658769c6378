import { breadcrumbJsonLd, headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { knownSteps, paths } from '@forecourt/site-config';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadTestDrive } from '../logic/load-test-drive.ts';
import { TestDriveScreen, testDriveTitle } from '../screens/TestDriveScreen.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export async function loader({ context, url }: LoaderFunctionArgs) {
  const services = context.get(siteServices);
  const { site, origin } = services;
  const page = await loadTestDrive(services, url);
  const title = testDriveTitle(site.stock.itemTypes);
  const head = {
    title: `${title} | ${site.name}`,
    description: `${title} at ${site.name}: choose the vehicle, then a time. ${site.brand.description}`,
    canonical: origin + paths.testDrive(),
    jsonLd: [
      breadcrumbJsonLd(origin, knownSteps(site, [{ name: 'Home', href: paths.home() }, { name: title }])),
    ],
    noindex: page.query !== '' || page.page > 1,
  };
  return { page, head };
}

export default function TestDrive() {
  return <TestDriveScreen page={useLoaderData<typeof loader>().page} />;
}
