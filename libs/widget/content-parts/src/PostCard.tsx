import { Picture } from '@forecourt/media';
import { paths } from '@forecourt/site-config';
import type { Post } from '@forecourt/site-content';
import { longDate } from '@forecourt/values';
import { ArrowRight } from 'lucide-react';

/** What a card shows of a post. */
export type CardPost = Pick<Post, 'slug' | 'title' | 'summary' | 'start' | 'image' | 'minutes'>;

/** The part of a post for its card, so that a list does not carry whole posts. */
export function cardPost({ slug, title, summary, start, image, minutes }: Post): CardPost {
  return { slug, title, summary, start, image, minutes };
}

/** A post in a list: date, heading, picture and a link. The whole card is one link. */
export function PostCard({
  post: { slug, title, summary, start, image, minutes },
  headingLevel: Heading = 'h2',
  priority = false,
}: {
  post: CardPost;
  headingLevel?: 'h2' | 'h3';
  /** Whether its picture may be the largest of the first view. */
  priority?: boolean;
}) {
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong">
      <Picture
        src={image}
        alt=""
        width={640}
        sizes="(width >= 1024px) 420px, (width >= 640px) 46vw, 92vw"
        priority={priority}
      />
      <div className="flex flex-1 flex-col items-start gap-2 p-panel">
        <p className="text-[14px]/[20px] text-ink-3">
          <time dateTime={start}>{longDate(start)}</time>, {minutes} min read
        </p>
        <Heading className="text-[20px]/[26px] font-bold">{title}</Heading>
        <p className="text-[15px]/[24px] text-ink-2">{summary}</p>
        <a
          href={paths.post(slug)}
          className="mt-auto inline-flex min-h-11 items-center gap-2 text-[15px] font-semibold text-brand-text after:absolute after:inset-0 hover:underline"
        >
          READ MORE <span className="sr-only">{title}</span>
          <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
        </a>
      </div>
    </article>
  );
}
