import { readContent, sourceFiles } from '@forecourt/content-files';
import { publishedContent } from '@forecourt/site-content';
import type { HomeSection, SiteContent } from '@forecourt/site-content';
import { existsSync } from 'node:fs';
import { paths, publicSite } from '@forecourt/site-config';
import { slugify } from '@forecourt/values';
import { builtSite, definitionFile, siteFolder, siteSlugs } from '../setup/sites.ts';

/** What each site under test has in its files, and what of it is published today, as the host reads them. */
const contents = new Map(
  await Promise.all(
    siteSlugs()
      .filter((slug) => existsSync(definitionFile(slug)))
      .map(async (slug) => [slug, await todayOf(slug)] as const),
  ),
);

async function todayOf(slug: string): Promise<{ all: SiteContent; published: SiteContent }> {
  const definition = builtSite(slug);
  const directory = siteFolder(slug);
  const { content } = await readContent({ directory, definition, files: sourceFiles(directory) });
  const { websiteId } = definition.dealer;
  const now = new Date();
  const options = { now, timeZone: publicSite(definition).zone, websiteId, drafts: false };
  return { all: content, published: publishedContent(content, options) };
}

/** What a site has published today. */
export function contentOf(slug: string): SiteContent {
  return readOf(slug).published;
}

/** The sections of the home page of a site, as its content has them. */
export function homeSectionsOf(slug: string): readonly HomeSection[] {
  const { home } = contentOf(slug);
  if (!home) throw new Error(`${slug} has no content/home.yaml.`);
  return home;
}

/** The tone of the hero of the home page, which says how the stock is searched there; null without one. */
export function heroTone(slug: string): string | null {
  return homeSectionsOf(slug).find((section) => section.type === 'hero')?.tone ?? null;
}

/** The posts of a site that are drafts, or not of today. */
export function unpublishedPosts(slug: string): SiteContent['posts'] {
  const { all, published } = readOf(slug);
  return all.posts.filter((post) => !published.posts.includes(post));
}

/** The offers in the files of a site that exclude it by its number. */
export function excludedOffers(slug: string): SiteContent['offers'] {
  const { websiteId } = builtSite(slug).dealer;
  return readOf(slug).all.offers.filter(
    ({ excluded_website_ids: excluded }) => websiteId !== null && excluded.includes(websiteId),
  );
}

function readOf(slug: string) {
  const content = contents.get(slug);
  if (!content) throw new Error(`The content of ${slug} was not read: it is not built, or not under test.`);
  return content;
}

/** The pages that every site has, with a file of the dealer or without. */
const STANDING = [paths.about(), paths.privacy(), paths.terms()];

/** An address for a route whose pages come from content; null if the site has no content for it. */
export function contentAddress(routePath: string, slug: string): string | null {
  const { offers, posts, pages, brands } = contentOf(slug);
  const makers = offers.filter(({ manufacturer }) => manufacturer);
  const plain = offers.filter(({ manufacturer }) => !manufacturer);
  const addresses: Record<string, string | undefined> = {
    'offers/:id': plain[0] && paths.offer(plain[0]),
    'offers/:manufacturer/:id': makers[0] && paths.offer(makers[0]),
    'blog/:slug': posts[0] && paths.post(posts[0].slug),
    'blog/tags/:tag': posts.flatMap(({ tags }) => tags.map((tag) => paths.tag(slugify(tag))))[0],
    'blog/authors/:author': posts.flatMap(({ author }) => (author ? paths.author(slugify(author)) : []))[0],
    ':brand/overview': brands.flatMap((brand) => (brand.skipPage ? [] : paths.brand(brand.slug)))[0],
    // About us and the legal pages have routes of their own.
    '*': pages.find(({ path }) => !STANDING.includes(path))?.path,
  };
  return addresses[routePath] ?? null;
}
