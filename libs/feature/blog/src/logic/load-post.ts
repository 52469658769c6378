import { cardPost } from '@forecourt/content-parts';
import { loadStockStrips } from '@forecourt/vehicle-card';
import type { CardPost } from '@forecourt/content-parts';
import type { StockStrip } from '@forecourt/vehicle-card';
import { breadcrumbJsonLd, sharePicture } from '@forecourt/page/head';
import type { JsonLd, PageHead } from '@forecourt/page/head';
import { drawnPicture, postPreview } from '@forecourt/page/link-preview';
import { contentOf } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';
import { changedOn } from '@forecourt/site-content';
import { namedPlaces, shownParts } from '@forecourt/site-content';
import type { Post, ShownPart } from '@forecourt/site-content';
import { slugify } from '@forecourt/values';
import { data } from 'react-router';
import type { BlogOptions } from '../manifest.ts';
import { blogOptions, loadList } from './load-list.ts';
import type { PostList } from './load-list.ts';

/** The data of the page of a post. */
export interface PostPage extends Pick<
  Post,
  'title' | 'summary' | 'start' | 'image' | 'imageAlt' | 'minutes'
> {
  kind: 'post';
  author: { name: string; href: string } | null;
  tags: { name: string; href: string }[];
  parts: readonly ShownPart[];
  strips: StockStrip[];
  /** Vehicles that belong to the post; null for a post without. */
  stock: StockStrip | null;
  /** Other posts of its category, then the newest. */
  others: CardPost[];
  callToAction: BlogOptions['callToAction'];
  crumbs: { name: string; href?: string }[];
  now: string;
  head: PageHead;
}

const OTHERS = 3;

/** Loads what `/blog/:slug` shows: the posts of a category, or a post. */
export async function loadPostOrCategory(
  services: SiteServices,
  url: URL,
  slug: string,
): Promise<PostList | PostPage> {
  const options = blogOptions(services);
  const category = options.categories.find((each) => each.slug === slug);
  if (category)
    return loadList(services, url, {
      path: paths.post(slug),
      title: category.name,
      has: (post) => post.category === slug,
    });
  const { posts } = contentOf(services);
  const post = posts.find((each) => each.slug === slug);
  if (!post) throw data(null, { status: 404 });
  return postPage(services, post, options);
}

async function postPage(
  services: SiteServices,
  post: Post,
  { title: blogTitle, categories, callToAction }: BlogOptions,
): Promise<PostPage> {
  const { site, origin, now } = services;
  const { title, summary, start, image, imageAlt, minutes, body, stock, author, tags } = post;
  const { posts } = contentOf(services);
  const category = categories.find(({ slug }) => slug === post.category);
  const crumbs = [
    { name: 'Home', href: paths.home() },
    { name: blogTitle, href: paths.blog() },
    ...(category ? [{ name: category.name, href: paths.post(category.slug) }] : []),
    { name: title },
  ];
  const blocks = body.flatMap((part) => (part.kind === 'stock' ? [part.choice] : []));
  const strips = await loadStockStrips(services, stock ? [...blocks, stock] : blocks);
  const others = posts
    .filter((each) => each !== post)
    .sort((a, b) => Number(b.category === post.category) - Number(a.category === post.category));
  return {
    kind: 'post',
    title,
    summary,
    start,
    image,
    imageAlt,
    minutes,
    author: author === null ? null : { name: author, href: paths.author(slugify(author)) },
    tags: tags.map((name) => ({ name, href: paths.tag(slugify(name)) })),
    parts: shownParts(body, contentOf(services), namedPlaces(site)),
    stock: stock ? (strips.pop() ?? null) : null,
    strips,
    others: others.slice(0, OTHERS).map(cardPost),
    callToAction,
    crumbs,
    now: now.toISOString(),
    head: {
      title: `${title} | ${site.name}`,
      description: summary,
      canonical: `${origin}${paths.post(post.slug)}`,
      image: drawnPicture(origin, 'blog', post.slug, postPreview(post)),
      jsonLd: [breadcrumbJsonLd(origin, crumbs), articleJsonLd(services, post)],
    },
  };
}

/** schema.org BlogPosting of a post. */
function articleJsonLd({ site, origin }: Pick<SiteServices, 'site' | 'origin'>, post: Post): JsonLd {
  const { title, summary, start, image, imageAlt, author, slug, tags } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    datePublished: start,
    dateModified: changedOn(post) ?? start,
    mainEntityOfPage: `${origin}${paths.post(slug)}`,
    ...(image !== null && { image: sharePicture(origin, image, imageAlt).url }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    author:
      author === null ? { '@type': 'Organization', name: site.name } : { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: site.name, url: `${origin}/` },
  };
}
