import { paths } from '@forecourt/site-config';

/**
 * The robots.txt of a site. Robots may request pages. They may not request filtered lists, because there are millions of combinations;
 * only the further pages of an unfiltered list are allowed. The longest matching rule applies.
 */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Allow: /search/*?page=',
    'Disallow: /search/*?page=*&',
    'Disallow: /search/*?',
    `Disallow: ${paths.enquire()}?`,
    'Disallow: /*.data$',
    'Disallow: /*.data?',
    'Disallow: /search/*.data?page=',
    'Disallow: /api/',
    // Files for other shop windows.
    'Allow: /api/feeds/',
    'Disallow: /typesense/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
