import type { SitemapSource } from '@forecourt/page/loader';
import { featureOptions, hasPage, paths } from '@forecourt/site-config';
import type { enquiry } from './manifest.ts';

/** The page of test drives, and those of the declared forms. */
const sitemap: SitemapSource = ({ site }) => [
  ...(hasPage(site, paths.testDrive()) ? [{ path: paths.testDrive() }] : []),
  ...(featureOptions<typeof enquiry>(site, 'enquiry')?.forms ?? []).map(({ paths: [path] }) => ({
    path: `/${path}`,
  })),
];

export default sitemap;
