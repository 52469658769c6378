import { ChevronLeft, ChevronRight } from 'lucide-react';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Link } from './Link.tsx';

/** The pages of a list as links. */
export interface PaginationProps {
  /** Pages to show, from 1; a gap between two of them shows as dots. */
  pages: readonly number[];
  current: number;
  last: number;
  hrefOf(page: number): string;
}

const cell =
  'inline-flex size-11 items-center justify-center rounded-control text-body font-medium tabular-nums';

/** Pages of a list as links, so that each can be opened, shared and crawled. */
export function Pagination({ pages, current, last, hrefOf }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center sm:gap-1">
      <Step direction="previous" href={current > 1 ? hrefOf(current - 1) : null} />
      {pages.map((page, index) => (
        <Fragment key={page}>
          {page > (pages[index - 1] ?? page - 1) + 1 && (
            <span aria-hidden className="px-0.5 text-ink-2 sm:px-1">
              …
            </span>
          )}
          <Link
            href={hrefOf(page)}
            aria-label={`Page ${page}`}
            aria-current={page === current ? 'page' : undefined}
            className={clsx(cell, page === current ? 'bg-ink text-surface' : 'hover:bg-sunken')}
          >
            {page}
          </Link>
        </Fragment>
      ))}
      <Step direction="next" href={current < last ? hrefOf(current + 1) : null} />
    </nav>
  );
}

function Step({ direction, href }: { direction: 'previous' | 'next'; href: string | null }) {
  const Icon = direction === 'previous' ? ChevronLeft : ChevronRight;
  const label = direction === 'previous' ? 'Previous page' : 'Next page';
  if (!href)
    return (
      <span aria-disabled className={clsx(cell, 'text-ink-3 opacity-60')}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        <span className="sr-only">{label}</span>
      </span>
    );
  return (
    <Link
      href={href}
      rel={direction === 'previous' ? 'prev' : 'next'}
      aria-label={label}
      className={clsx(cell, 'hover:bg-sunken')}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </Link>
  );
}
