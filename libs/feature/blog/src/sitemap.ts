import { contentOf, lastChange } from '@forecourt/page/loader';
import type { SitemapSource } from '@forecourt/page/loader';
import { featureOptions, paths } from '@forecourt/site-config';
import { changedOn } from '@forecourt/site-content';
import type { blog } from './manifest.ts';

/** The blog, its categories with posts, and every post. */
const sitemap: SitemapSource = (services) => {
  const { posts } = contentOf(services);
  const categories = featureOptions<typeof blog>(services.site, 'blog')?.categories ?? [];
  return [
    // Without posts the list has `noindex`.
    ...(posts.length > 0 ? [{ path: paths.blog() }] : []),
    ...categories.flatMap(({ slug }) =>
      posts.some(({ category }) => category === slug) ? [{ path: paths.post(slug) }] : [],
    ),
    ...posts.map((post) => ({
      path: paths.post(post.slug),
      part: 'posts' as const,
      ...lastChange(changedOn(post)),
      ...(post.image !== null && { images: [post.image] }),
    })),
  ];
};

export default sitemap;
