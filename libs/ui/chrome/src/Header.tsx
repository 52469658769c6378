import { Link } from '@forecourt/primitives';
import { Phone, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { closeOnLink } from './close-menu.ts';
import { MobileMenu } from './MobileMenu.tsx';
import type { ChromeEntry } from './nav-items.ts';
import { NavMenu } from './NavMenu.tsx';

export interface HeaderProps {
  name: string;
  logo: { src: string; width: number; height: number };
  entries: readonly ChromeEntry[];
  phone: { text: string; href: string } | null;
  /** Where the magnifier leads; null leaves it out. */
  searchHref: string | null;
  /** Further icon buttons: saved cars, account. */
  tools?: ReactNode;
}

/** The header of every page: logo, navigation, tools, phone. Stays at the top while the page scrolls up. */
export function Header({ name, logo, entries, phone, searchHref, tools }: HeaderProps) {
  return (
    <header className="relative z-[30] border-b border-line bg-page print:hidden" onClick={closeOnLink}>
      <div className="mx-auto flex h-16 max-w-[1312px] items-center gap-6 px-4 md:px-8 lg:h-[76px] min-[1440px]:px-0">
        <Link href="/" className="shrink-0" aria-label={`${name}, home`}>
          <img src={logo.src} width={logo.width} height={logo.height} alt="" className="h-8 w-auto lg:h-10" />
        </Link>
        <nav aria-label="Main" className="hidden flex-1 justify-center lg:flex">
          <NavMenu entries={entries} />
        </nav>
        <div className="ml-auto flex items-center gap-1 lg:ml-0">
          {searchHref && (
            <Link href={searchHref} className="icon-button" aria-label="Search stock">
              <Search aria-hidden size={22} strokeWidth={1.75} />
            </Link>
          )}
          {tools}
          {phone && (
            <a
              href={phone.href}
              className="icon-button gap-2 text-[15px] font-semibold lg:w-auto lg:px-2"
              aria-label={`Call ${phone.text}`}
            >
              <Phone aria-hidden size={20} strokeWidth={1.75} />
              <span className="hidden lg:inline">{phone.text}</span>
            </a>
          )}
          <MobileMenu entries={entries} phone={phone} />
        </div>
      </div>
    </header>
  );
}
