import { contentOf } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';
import { slugify } from '@forecourt/values';
import { data } from 'react-router';
import { loadList } from './load-list.ts';
import type { PostList } from './load-list.ts';

/** Loads the posts with a tag. @throws 404 if there are none. */
export function loadTag(services: SiteServices, url: URL, slug: string): PostList {
  const name = nameOf(
    slug,
    contentOf(services).posts.flatMap(({ tags }) => tags),
  );
  return loadList(services, url, {
    path: paths.tag(slug),
    title: name,
    has: ({ tags }) => tags.some((tag) => slugify(tag) === slug),
  });
}

/** Loads the posts of an author. @throws 404 if there are none. */
export function loadAuthor(services: SiteServices, url: URL, slug: string): PostList {
  const name = nameOf(
    slug,
    contentOf(services).posts.flatMap(({ author }) => author ?? []),
  );
  return loadList(services, url, {
    path: paths.author(slug),
    title: `By ${name}`,
    has: ({ author }) => author !== null && slugify(author) === slug,
  });
}

function nameOf(slug: string, names: readonly string[]): string {
  const name = names.find((each) => slugify(each) === slug);
  if (name === undefined) throw data(null, { status: 404 });
  return name;
}
