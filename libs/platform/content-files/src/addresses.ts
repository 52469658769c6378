import type { Brand, SiteContent } from '@forecourt/site-content';
import { paths } from '@forecourt/site-config';
import { slugify } from '@forecourt/values';

/** An address of an entry. */
export interface Address {
  path: string;
  file: string;
}

/** The addresses that entries have for themselves: two entries with one of them hide each other. */
export function ownAddresses({
  offers,
  posts,
  pages,
  brands,
}: Omit<SiteContent, 'home' | 'hours' | 'redirects'>): Address[] {
  return [
    ...offers.map(({ id, file }) => ({ path: `/offers/${id}`, file })),
    ...posts.map(({ slug, file }) => ({ path: paths.post(slug), file })),
    ...pages.map(({ path, file }) => ({ path, file })),
    ...brands.flatMap(brandAddress),
  ];
}

/** Every address that the content gives a site. */
export function addressesOf(content: SiteContent): ReadonlySet<string> {
  return new Set([
    ...ownAddresses(content).map(({ path }) => path),
    ...sharedAddresses(content),
    ...content.redirects.keys(),
  ]);
}

/** The addresses of the pages of models that offers give a site. */
export function modelAddresses({ offers }: Pick<SiteContent, 'offers'>): string[] {
  return offers.flatMap(({ model }) =>
    model && model.override_url === null ? [paths.model(model.slug)] : [],
  );
}

/** The addresses that entries share: pages of models, categories, tags and authors, and other addresses of offers. */
function sharedAddresses({ offers, posts }: Omit<SiteContent, 'home' | 'hours' | 'redirects'>): string[] {
  return [
    ...offers.flatMap(({ id, manufacturer }) => (manufacturer ? [paths.offer({ id, manufacturer })] : [])),
    ...modelAddresses({ offers }),
    ...posts.flatMap(({ category, tags, author }) => [
      paths.post(category),
      ...tags.map((tag) => paths.tag(slugify(tag))),
      ...(author === null ? [] : [paths.author(slugify(author))]),
    ]),
  ];
}

function brandAddress({ slug, skipPage, file }: Brand): Address[] {
  return skipPage ? [] : [{ path: paths.brand(slug), file }];
}
