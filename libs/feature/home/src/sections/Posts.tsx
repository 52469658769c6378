import { PostCard } from '@forecourt/content-parts';
import { Section, SectionHeading } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import type { HomeContent } from '../logic/home-content.ts';
import type { SectionOf } from './section-of.ts';

/** The newest posts of the blog. */
export function Posts({ section, posts }: { section: SectionOf<'posts'>; posts: HomeContent['posts'] }) {
  if (posts.length === 0) return null;
  return (
    <Section>
      <SectionHeading
        title={section.title}
        {...(section.text && { text: section.text })}
        link={{ name: 'All posts', href: paths.blog() }}
      />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {posts.slice(0, section.count).map((post) => (
          <li key={post.slug}>
            <PostCard post={post} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
