import type { SiteServices } from '@forecourt/page/loader';
import { contentOf } from '@forecourt/page/loader';
import { sharePicture } from '@forecourt/page/head';
import { paths } from '@forecourt/site-config';
import { changedOn } from '@forecourt/site-content';
import { escapeXml } from '@forecourt/values';
import type { BlogOptions } from '../manifest.ts';

const NEWEST = 30;

/** The feed of the blog, RSS 2.0: its newest posts with their summaries. */
export function feedText(services: SiteServices, { title, text, categories }: BlogOptions): string {
  const { site, origin } = services;
  const posts = contentOf(services).posts.slice(0, NEWEST);
  const changed = posts
    .map((post) => changedOn(post) ?? post.start)
    .sort()
    .at(-1);
  const items = posts.map(({ slug, title: name, summary, start, category, image }) =>
    [
      '<item>',
      tag('title', name),
      tag('link', `${origin}${paths.post(slug)}`),
      `<guid isPermaLink="true">${escapeXml(`${origin}${paths.post(slug)}`)}</guid>`,
      // The morning of its day in every zone of Australia.
      tag('pubDate', new Date(`${start}T00:00:00Z`).toUTCString()),
      tag('category', categories.find((each) => each.slug === category)?.name ?? category),
      tag('description', summary),
      ...(image === null
        ? []
        : [`<media:content url="${escapeXml(sharePicture(origin, image, '').url)}" medium="image" />`]),
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    tag('title', `${title} | ${site.name}`),
    tag('link', `${origin}${paths.blog()}`),
    tag('description', text || site.brand.description),
    tag('language', 'en-au'),
    ...(changed ? [tag('lastBuildDate', new Date(changed).toUTCString())] : []),
    `<atom:link href="${escapeXml(`${origin}${paths.blogFeed()}`)}" rel="self" type="application/rss+xml" />`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}

const tag = (name: string, value: string): string => `<${name}>${escapeXml(value)}</${name}>`;
