import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Breadcrumb } from './Breadcrumb.tsx';

/** The heading of a page: breadcrumb, its only h1, a line below, and tools at the right. */
export function PageHeading({
  title,
  text,
  crumbs,
  children,
  className,
}: {
  title: string;
  text?: ReactNode;
  crumbs?: readonly { name: string; href?: string | null }[];
  /** Right of the title on wide screens: a search field, a sort select. */
  children?: ReactNode;
  className?: string;
}) {
  return (
    <div className={clsx('pt-4 lg:pt-6', className)}>
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-h1">{title}</h1>
          {text && <p className="mt-2 text-body text-ink-2">{text}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
