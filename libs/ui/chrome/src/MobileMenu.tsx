import { Link } from '@forecourt/primitives';
import { ChevronDown, Menu, Phone, Search, X } from 'lucide-react';
import { closeOnEscape, closeOnLeave } from './closeMenu.ts';
import { LinkName } from './LinkName.tsx';
import type { ChromeEntry } from './navItems.ts';

const row = 'flex min-h-14 w-full items-center justify-between text-lead font-semibold';

/** The mobile menu: a full-page overlay with all entries, which works without JavaScript. */
export function MobileMenu({
  entries,
  phone,
  searchHref,
}: {
  entries: readonly ChromeEntry[];
  phone: { text: string; href: string } | null;
  searchHref: string | null;
}) {
  return (
    <details
      data-covers-page
      className="group/menu -mr-2 lg:hidden"
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <summary className="icon-button" aria-label="Menu">
        <Menu aria-hidden size={24} strokeWidth={1.75} className="group-open/menu:hidden" />
        <X aria-hidden size={24} strokeWidth={1.75} className="hidden group-open/menu:block" />
      </summary>
      <div className="menu-panel absolute inset-x-0 top-full flex h-[calc(100dvh-3.8125rem)] flex-col overflow-y-auto border-t border-line bg-page px-gutter pt-2 pb-[calc(2rem+env(safe-area-inset-bottom))]">
        <ul>
          {entries.map((entry) => (
            <li key={entry.name} className="border-b border-line">
              {'url' in entry ? (
                <Link href={entry.url} className={row}>
                  {entry.name}
                </Link>
              ) : (
                <details className="group">
                  <summary className={row}>
                    {entry.name}
                    <ChevronDown
                      aria-hidden
                      size={20}
                      strokeWidth={1.75}
                      className="transition-transform group-open:rotate-180"
                    />
                  </summary>
                  <ul className="pb-3">
                    {entry.links.map((link) => (
                      <li key={link.url}>
                        <Link href={link.url} className="flex min-h-11 items-center gap-2 pl-4 text-ink-2">
                          <LinkName link={link} />
                        </Link>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-8 grid gap-3">
          {searchHref && (
            <Link href={searchHref} className={action}>
              <Search aria-hidden size={20} strokeWidth={1.75} />
              Search stock
            </Link>
          )}
          {phone && (
            <a href={phone.href} className={action}>
              <Phone aria-hidden size={20} strokeWidth={1.75} />
              Call {phone.text}
            </a>
          )}
        </div>
      </div>
    </details>
  );
}

const action =
  'flex min-h-12 items-center justify-center gap-2 rounded-control border border-line-strong font-semibold';
