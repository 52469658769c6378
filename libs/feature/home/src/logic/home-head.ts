import { sharePicture } from '@forecourt/page/head';
import type { JsonLd, PageHead } from '@forecourt/page/head';
import type { SiteServices } from '@forecourt/page/loader';
import { normalisePhone } from '@forecourt/phone';
import { paths } from '@forecourt/site-config';

/** The head of the home page, with structured data of the site and of the dealer. */
export function homeHead({ site, origin }: Pick<SiteServices, 'site' | 'origin'>): PageHead {
  const url = `${origin}${paths.home()}`;
  return {
    title: `${site.name} | ${site.locations.find(({ primary }) => primary)?.address.city ?? 'Cars'}`,
    description: site.brand.description,
    canonical: url,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: site.name,
        url,
        inLanguage: 'en-AU',
        publisher: { '@id': organisationId(origin) },
      },
      organisation({ site, origin }),
    ],
  };
}

const organisationId = (origin: string): string => `${origin}/#organization`;

function organisation({ site, origin }: Pick<SiteServices, 'site' | 'origin'>): JsonLd {
  const telephone = site.phones.main === null ? null : normalisePhone(site.phones.main);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organisationId(origin),
    name: site.name,
    url: `${origin}${paths.home()}`,
    description: site.brand.description,
    logo: `${origin}${site.brand.logo}`,
    ...(site.sharePicture !== null && { image: sharePicture(origin, site.sharePicture, site.name).url }),
    ...(telephone !== null && { telephone }),
    ...(site.brand.social.length > 0 && { sameAs: site.brand.social.map((profile) => profile.url) }),
  };
}
