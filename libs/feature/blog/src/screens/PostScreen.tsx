import { Breadcrumb } from '@forecourt/chrome';
import { ContentBody, PostCard } from '@forecourt/content-parts';
import { StockRow } from '@forecourt/vehicle-card';
import { Picture } from '@forecourt/media';
import { LinkButton } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { longDate } from '@forecourt/values';
import type { PostPage } from '../logic/load-post.ts';

/** The page of a post: its text, the vehicles that belong to it, the dealer's call to action and other posts. */
export function PostScreen({ page, now }: { page: Omit<PostPage, 'kind' | 'head' | 'now'>; now: Date }) {
  const { title, summary, start, minutes, author, tags, image, imageAlt, parts, strips } = page;
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb crumbs={page.crumbs} />
      <article>
        <header className="mt-6 max-w-reading">
          <h1 className="text-h1">{title}</h1>
          <p className="mt-4 text-lead text-ink-2">{summary}</p>
          <p className="mt-4 text-[15px]/[22px] text-ink-3">
            {author && (
              <>
                By{' '}
                <a href={author.href} rel="author" className="font-semibold text-brand-text hover:underline">
                  {author.name}
                </a>
                ,{' '}
              </>
            )}
            <time dateTime={start}>{longDate(start)}</time>, {minutes} min read
          </p>
        </header>
        {image !== null && (
          <Picture
            src={image}
            alt={imageAlt}
            width={960}
            sizes="(width >= 1024px) 960px, 100vw"
            priority
            className="mt-8 max-w-[960px] rounded-media"
          />
        )}
        <div className="mt-8 lg:mt-10">
          <ContentBody parts={parts} strips={strips} Stock={StockRow} now={now} />
        </div>
        {tags.length > 0 && <Tags tags={tags} />}
      </article>
      {page.stock && (
        <div className="mt-14 lg:mt-22">
          <StockRow title="In stock now" strip={page.stock} now={now} />
        </div>
      )}
      {page.callToAction && <CallToAction {...page.callToAction} />}
      {page.others.length > 0 && <Others posts={page.others} />}
    </div>
  );
}

function Tags({ tags }: Pick<PostPage, 'tags'>) {
  return (
    <nav aria-label="Subjects" className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {tags.map(({ name, href }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center rounded-chip bg-brand-soft px-4 text-small font-medium text-on-brand-soft hover:brightness-96"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The block of the dealer that stands below every post. */
function CallToAction({
  heading,
  description,
  image,
  href,
  linkText,
}: NonNullable<PostPage['callToAction']>) {
  return (
    <aside className="mt-14 grid items-center gap-6 overflow-hidden rounded-card bg-sunken md:grid-cols-2 lg:mt-22">
      <div className="p-panel lg:p-10">
        <h2 className="text-h2">{heading}</h2>
        {description && <p className="mt-3 max-w-[44ch] text-ink-2">{description}</p>}
        <LinkButton href={href} className="mt-6">
          {linkText}
        </LinkButton>
      </div>
      {image !== null && (
        <Picture src={image} alt="" width={640} sizes="(width >= 768px) 50vw, 100vw" className="h-full" />
      )}
    </aside>
  );
}

function Others({ posts }: { posts: PostPage['others'] }) {
  return (
    <section className="mt-14 lg:mt-22">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-h2">More to read</h2>
        <a href={paths.blog()} className="py-1 text-body font-semibold text-brand-text hover:underline">
          All posts
        </a>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
