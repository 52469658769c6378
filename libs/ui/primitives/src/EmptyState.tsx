import type { ReactNode } from 'react';

/** Empty state: what happened and one action on the left, a picture on the right. */
export function EmptyState({
  title,
  text,
  picture,
  children,
}: {
  title: string;
  text: string;
  /** A decorative picture. */
  picture?: ReactNode;
  /** The main action first, filled; others outlined. */
  children?: ReactNode;
}) {
  return (
    <div className="studio grid items-stretch gap-x-8 gap-y-6 overflow-hidden rounded-card p-panel md:grid-cols-2 md:p-10">
      <div className="self-center md:p-6">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-3 max-w-[44ch] text-lead text-ink-2">{text}</p>
        {children && <div className="mt-7 flex flex-wrap gap-3">{children}</div>}
      </div>
      {picture && <div aria-hidden>{picture}</div>}
    </div>
  );
}
