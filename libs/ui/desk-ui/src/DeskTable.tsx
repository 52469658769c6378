import type { ReactNode } from 'react';

/** A row of a `DeskTable`. */
export const DESK_ROW = 'border-b border-line align-top last:border-0 hover:bg-sunken';

/** The table of a list from 1024 pixels, with its heads; narrower screens have cards. */
export function DeskTable({
  caption,
  columns,
  hasActions = false,
  children,
}: {
  caption: string;
  columns: readonly string[];
  /** Whether a last column has buttons. */
  hasActions?: boolean;
  /** The rows, each with `DESK_ROW`. */
  children: ReactNode;
}) {
  return (
    <div className="hidden overflow-hidden rounded-card border border-line bg-surface lg:block">
      <table className="w-full table-fixed text-left text-note">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-small text-ink-2">
            {columns.map((title) => (
              <th key={title} scope="col" className="px-4 py-3 font-semibold">
                {title}
              </th>
            ))}
            {hasActions && (
              <th scope="col" className="px-4 py-3">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
