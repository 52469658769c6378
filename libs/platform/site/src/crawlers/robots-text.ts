import { paths } from '@forecourt/site-config';

/**
 * What robots may ask of a site. Pages are theirs; a list that a visitor combined is not, or a robot would walk through millions of
 * them: only the further pages of a plain listing are. The longest rule that fits wins.
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
    'Disallow: /typesense/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
