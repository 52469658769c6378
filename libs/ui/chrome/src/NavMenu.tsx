import { Link } from '@forecourt/primitives';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { closeOnEscape, closeOnLeave } from './closeMenu.ts';
import { isCurrent } from './navItems.ts';
import { LinkName } from './LinkName.tsx';
import type { ChromeColumn, ChromeEntry, ChromeLink } from './navItems.ts';

/** The desktop menu: groups are dropdowns that work without JavaScript. */
export function NavMenu({
  entries,
  currentPath,
}: {
  entries: readonly ChromeEntry[];
  currentPath: string | null;
}) {
  return (
    <ul className="flex items-center gap-x-0.5">
      {entries.map((entry) => (
        <li key={entry.name} className={'columns' in entry && entry.columns ? '' : 'relative'}>
          {'url' in entry ? (
            <Link
              href={entry.url}
              aria-current={isCurrent(entry, currentPath) ? 'page' : undefined}
              className={clsx('nav-entry', isCurrent(entry, currentPath) && 'nav-current')}
            >
              {entry.name}
            </Link>
          ) : (
            <details name="header-menu" className="group" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
              <summary className={clsx('nav-entry', isCurrent(entry, currentPath) && 'nav-current')}>
                {entry.name}
                <ChevronDown
                  aria-hidden
                  size={16}
                  strokeWidth={1.75}
                  className="transition-transform group-open:rotate-180"
                />
              </summary>
              {entry.columns ? (
                <Panel columns={entry.columns} links={entry.links} currentPath={currentPath} />
              ) : (
                <ul className="menu-panel absolute top-full left-0 mt-2 max-h-[70vh] min-w-56 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-raised">
                  {entry.links.map((link) => (
                    <li key={link.url}>
                      <PanelLink link={link} currentPath={currentPath} />
                    </li>
                  ))}
                </ul>
              )}
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A panel across the page: a column for each part, and below them the links that belong to none. */
function Panel({
  columns,
  links,
  currentPath,
}: {
  columns: readonly ChromeColumn[];
  links: readonly ChromeLink[];
  currentPath: string | null;
}) {
  const others = links.filter(({ url }) => columns.every((column) => column.url !== url));
  return (
    <div className="menu-panel absolute inset-x-0 top-full max-h-[75vh] overflow-y-auto border-y border-line bg-surface shadow-raised">
      <div className="container-site py-6">
        <ul className="grid grid-cols-4 gap-x-4 gap-y-6 xl:grid-cols-6">
          {columns.map((column) => (
            <li key={column.url}>
              <PanelLink link={column} currentPath={currentPath} strong />
              <ul>
                {column.links.map((link) => (
                  <li key={link.url}>
                    <PanelLink link={link} currentPath={currentPath} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <ul className="mt-4 flex flex-wrap gap-x-2 border-t border-line pt-4">
            {others.map((link) => (
              <li key={link.url}>
                <PanelLink link={link} currentPath={currentPath} strong />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function PanelLink({
  link,
  currentPath,
  strong = false,
}: {
  link: ChromeLink;
  currentPath: string | null;
  strong?: boolean;
}) {
  return (
    <Link
      href={link.url}
      aria-current={link.url === currentPath ? 'page' : undefined}
      className={clsx(
        'block rounded-control px-3 py-2 text-note whitespace-nowrap hover:bg-sunken aria-[current]:text-brand-text',
        strong && 'font-semibold',
      )}
    >
      <LinkName link={link} />
    </Link>
  );
}
