import { Link } from '@forecourt/primitives';
import { ChevronDown, Menu, X } from 'lucide-react';
import { closeOnEscape } from './close-menu.ts';
import type { ChromeEntry } from './nav-items.ts';

/** The menu of a narrow header: one panel with everything in it, which works without JavaScript. */
export function MobileMenu({
  entries,
  phone,
}: {
  entries: readonly ChromeEntry[];
  phone: { text: string; href: string } | null;
}) {
  return (
    <details className="group/menu lg:hidden" onKeyDown={closeOnEscape}>
      <summary className="icon-button cursor-pointer list-none" aria-label="Menu">
        <Menu aria-hidden size={22} strokeWidth={1.75} className="group-open/menu:hidden" />
        <X aria-hidden size={22} strokeWidth={1.75} className="hidden group-open/menu:block" />
      </summary>
      <div className="absolute inset-x-0 top-full z-[30] max-h-[calc(100dvh-64px)] overflow-y-auto border-b border-line bg-page px-4 pt-2 pb-8 shadow-raised">
        <ul>
          {entries.map((entry) => (
            <li key={entry.name} className="border-b border-line">
              {'url' in entry ? (
                <Link href={entry.url} className="block py-4 text-[18px] font-semibold">
                  {entry.name}
                </Link>
              ) : (
                <details className="group">
                  <summary className="flex cursor-pointer list-none items-center justify-between py-4 text-[18px] font-semibold">
                    {entry.name}
                    <ChevronDown
                      aria-hidden
                      size={20}
                      strokeWidth={1.75}
                      className="transition-transform group-open:rotate-180"
                    />
                  </summary>
                  <ul className="pb-3">
                    {entry.links.map(({ name, url }) => (
                      <li key={url}>
                        <Link href={url} className="block py-3 pl-3 text-ink-2">
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
        {phone && (
          <a
            href={phone.href}
            className="mt-6 flex min-h-12 items-center justify-center rounded-control border border-line-strong font-semibold"
          >
            Call {phone.text}
          </a>
        )}
      </div>
    </details>
  );
}
