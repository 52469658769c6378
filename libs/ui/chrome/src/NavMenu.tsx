import { Link } from '@forecourt/primitives';
import { ChevronDown } from 'lucide-react';
import { closeOnEscape } from './close-menu.ts';
import type { ChromeEntry } from './nav-items.ts';

/** The entries of a wide header; groups open below their button and work without JavaScript. */
export function NavMenu({ entries }: { entries: readonly ChromeEntry[] }) {
  return (
    <ul className="flex items-center gap-1">
      {entries.map((entry) => (
        <li key={entry.name} className="relative">
          {'url' in entry ? (
            <Link href={entry.url} className="nav-entry">
              {entry.name}
            </Link>
          ) : (
            <details name="header-menu" className="group" onKeyDown={closeOnEscape}>
              <summary className="nav-entry cursor-pointer list-none">
                {entry.name}
                <ChevronDown
                  aria-hidden
                  size={16}
                  strokeWidth={1.75}
                  className="transition-transform group-open:rotate-180"
                />
              </summary>
              <ul className="absolute top-full left-0 z-[30] mt-2 max-h-[70vh] min-w-56 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-raised">
                {entry.links.map(({ name, url }) => (
                  <li key={url}>
                    <Link href={url} className="block rounded-control px-3 py-2 text-[15px] hover:bg-sunken">
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
