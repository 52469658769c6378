import { PageHeading } from '@forecourt/chrome';
import { PostCard } from '@forecourt/content-parts';
import { Pagination } from '@forecourt/primitives';
import type { PostList } from '../logic/load-list.ts';

/** A list of posts, with a link for each category. */
export function ListScreen({
  list: { title, text, posts, categories, crumbs, page, pages, path },
}: {
  list: Omit<PostList, 'kind' | 'head'>;
}) {
  return (
    <div className="container-site pb-section">
      <PageHeading title={title} {...(text && { text })} crumbs={crumbs} />
      {categories.length > 0 && (
        <nav aria-label="Categories of the blog" className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ name, href, chosen }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={chosen ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-control border border-line-strong px-4 text-[15px]/[20px] font-semibold hover:bg-sunken aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-surface"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {posts.length === 0 ? (
        <p className="mt-8 text-lead text-ink-2">There are no posts here yet.</p>
      ) : (
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {posts.map((post, index) => (
            <li key={post.slug}>
              <PostCard post={post} priority={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-10">
        <Pagination
          pages={Array.from({ length: pages }, (_, index) => index + 1)}
          current={page}
          last={pages}
          hrefOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
        />
      </div>
    </div>
  );
}
