import { Link } from '@forecourt/primitives';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { closeOnEscape, closeOnLeave } from './closeMenu.ts';
import { isCurrent } from './navItems.ts';
import type { ChromeEntry } from './navItems.ts';

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
        <li key={entry.name} className="relative">
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
              <ul className="menu-panel absolute top-full left-0 mt-2 max-h-[70vh] min-w-56 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-raised">
                {entry.links.map(({ name, url }) => (
                  <li key={url}>
                    <Link
                      href={url}
                      aria-current={url === currentPath ? 'page' : undefined}
                      className="block rounded-control px-3 py-2 text-note whitespace-nowrap hover:bg-sunken aria-[current]:text-brand-text"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
