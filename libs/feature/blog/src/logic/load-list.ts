import { cardPost } from '@forecourt/content-parts';
import type { CardPost } from '@forecourt/content-parts';
import { breadcrumbJsonLd } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import { contentOf } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { featureOptions, paths } from '@forecourt/site-config';
import type { Post } from '@forecourt/site-content';
import { data } from 'react-router';
import type { blog, BlogOptions } from '../manifest.ts';

/** A category of the list, as a link. */
export interface CategoryLink {
  name: string;
  href: string;
  chosen: boolean;
}

/** The data of a list of posts. */
export interface PostList {
  kind: 'list';
  title: string;
  text: string;
  posts: CardPost[];
  /** The categories that have posts, with "All posts" first. */
  categories: CategoryLink[];
  crumbs: { name: string; href?: string }[];
  /** From 1; the address of each page. */
  page: number;
  pages: number;
  path: string;
  head: PageHead;
}

/** What a list has: all posts, those of a category, with a tag or by an author. */
export interface Chosen {
  path: string;
  /** Heading; that of the blog for all posts. */
  title: string | null;
  has(post: Post): boolean;
}

const ON_A_PAGE = 12;

/** The options of the blog; a site without it has no such page. */
export function blogOptions({ site }: Pick<SiteServices, 'site'>): BlogOptions {
  const options = featureOptions<typeof blog>(site, 'blog');
  if (!options) throw data(null, { status: 404 });
  return options;
}

/**
 * Loads one page of a list, newest first.
 *
 * @throws 404 for a page that does not exist.
 */
export function loadList(services: SiteServices, url: URL, chosen: Chosen): PostList {
  const { site, origin } = services;
  const options = blogOptions(services);
  const { posts } = contentOf(services);
  const shown = posts.filter((post) => chosen.has(post));
  const pages = Math.max(1, Math.ceil(shown.length / ON_A_PAGE));
  const asked = url.searchParams.get('page') ?? '1';
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 0;
  if (page < 1 || page > pages) throw data(null, { status: 404 });
  const onPage = shown.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE);
  const isFirst = chosen.title === null && page === 1;
  const title = chosen.title ?? options.title;
  const crumbs = [
    { name: 'Home', href: paths.home() },
    ...(chosen.title === null ? [] : [{ name: options.title, href: paths.blog() }]),
    { name: title },
  ];
  const addressOf = (number: number) => `${origin}${chosen.path}${number > 1 ? `?page=${number}` : ''}`;
  return {
    kind: 'list',
    title,
    text: chosen.title === null ? options.text : '',
    posts: onPage.map(cardPost),
    categories: categoriesOf(options, posts, chosen),
    crumbs,
    page,
    pages,
    path: chosen.path,
    head: {
      title: `${title}${page > 1 ? `, page ${page}` : ''} | ${site.name}`,
      description:
        isFirst && options.text
          ? options.text
          : [`${title} at ${site.name}`, ...onPage.map((post) => post.title)].join(', '),
      canonical: addressOf(page),
      prev: page > 1 ? addressOf(page - 1) : null,
      next: page < pages ? addressOf(page + 1) : null,
      feed: `${origin}${paths.blogFeed()}`,
      // A list without a post has nothing to find.
      noindex: shown.length === 0,
      jsonLd: [breadcrumbJsonLd(origin, crumbs)],
    },
  };
}

function categoriesOf(
  { categories }: BlogOptions,
  posts: readonly Post[],
  { path }: Pick<Chosen, 'path'>,
): CategoryLink[] {
  const used = categories.filter(({ slug }) => posts.some(({ category }) => category === slug));
  if (used.length === 0) return [];
  return [
    { name: 'All posts', href: paths.blog() },
    ...used.map(({ name, slug }) => ({ name, href: paths.post(slug) })),
  ].map((link) => ({ ...link, chosen: link.href === path }));
}
