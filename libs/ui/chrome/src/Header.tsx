import { Link } from '@forecourt/primitives';
import { clsx } from 'clsx';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { closeOnLink } from './closeMenu.ts';
import { MobileMenu } from './MobileMenu.tsx';
import type { ChromeEntry } from './navItems.ts';
import { NavMenu } from './NavMenu.tsx';

/** The header of every page: logo, navigation, tools, phone. */
export interface HeaderProps {
  name: string;
  logo: { src: string; width: number; height: number };
  entries: readonly ChromeEntry[];
  phone: { text: string; href: string } | null;
  /** URL of the search in the menu of phones; null hides it. */
  searchHref: string | null;
  /** The path of the current page, to mark its entry; null marks none. */
  currentPath?: string | null;
  /** Icon buttons: search, saved cars, account. */
  tools?: ReactNode;
  /** `inverse` is dark and needs a logo for dark backgrounds. */
  tone?: 'page' | 'inverse';
}

/** The header of every page: logo, navigation, tools, phone. Menus open and close without JavaScript. */
export function Header({
  name,
  logo,
  entries,
  phone,
  searchHref,
  currentPath = null,
  tools,
  tone = 'page',
}: HeaderProps) {
  return (
    <header
      className={clsx(
        'site-header relative z-(--z-header) border-b',
        tone === 'page' ? 'border-line bg-page' : 'on-inverse border-line-inverse bg-inverse text-on-inverse',
      )}
      onClick={closeOnLink}
    >
      <div className="container-site flex h-[3.8125rem] items-center lg:h-19">
        <Link href="/" className="shrink-0 rounded-control" aria-label={`${name}, home`}>
          <img
            src={logo.src}
            width={logo.width}
            height={logo.height}
            alt=""
            className="site-logo h-9 w-auto lg:h-11"
          />
        </Link>
        <nav aria-label="Main" className="ml-4 hidden flex-1 lg:block xl:ml-6">
          <NavMenu entries={entries} currentPath={currentPath} />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          {tools}
          {phone && (
            <a
              href={phone.href}
              className="icon-button gap-2 text-body font-semibold max-lg:order-first lg:-mr-2 lg:px-2"
              aria-label={`Call ${phone.text}`}
            >
              <Phone aria-hidden strokeWidth={1.75} className="size-[1.375rem] lg:size-[1.125rem]" />
              <span className="hidden whitespace-nowrap lg:inline">{phone.text}</span>
            </a>
          )}
          <MobileMenu entries={entries} phone={phone} searchHref={searchHref} />
        </div>
      </div>
    </header>
  );
}
