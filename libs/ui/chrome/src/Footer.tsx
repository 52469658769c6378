import { Link } from '@forecourt/primitives';
import type { ChromeLink } from './nav-items.ts';

export interface FooterProps {
  name: string;
  logo: { src: string; width: number; height: number };
  address: { street: string; town: string } | null;
  phone: { text: string; href: string } | null;
  groups: readonly { title: string; links: readonly ChromeLink[] }[];
  payments: readonly string[];
  /** Sentences with licence and repairer numbers. */
  licences: readonly string[];
  credit: string;
  legal: readonly ChromeLink[];
}

/** The footer of every page: address, groups of links, payments, licence numbers, credits. */
export function Footer({
  name,
  logo,
  address,
  phone,
  groups,
  payments,
  licences,
  credit,
  legal,
}: FooterProps) {
  return (
    <footer className="bg-inverse text-on-inverse-2 on-inverse print:hidden">
      <div className="mx-auto max-w-[1312px] px-4 py-14 md:px-8 lg:pt-[72px] lg:pb-8 min-[1440px]:px-0">
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 lg:flex lg:justify-between">
          <div className="col-span-2 md:col-span-3">
            <img src={logo.src} width={logo.width} height={logo.height} alt={name} className="h-10 w-auto" />
            {address && (
              <p className="mt-6 text-[15px]/[23px]">
                {address.street}
                <br />
                {address.town}
              </p>
            )}
            {phone && (
              <a
                href={phone.href}
                className="mt-4 inline-block py-1 text-[18px] font-semibold text-on-inverse hover:underline"
              >
                {phone.text}
              </a>
            )}
          </div>
          {groups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className="text-[15px] font-semibold text-on-inverse">{group.title}</h2>
              <ul className="mt-3">
                {group.links.map(({ name: words, url }) => (
                  <li key={url}>
                    <Link
                      href={url}
                      className="inline-block py-1.5 text-[15px] hover:text-on-inverse hover:underline"
                    >
                      {words}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {payments.length > 0 && (
            <div className="max-w-60">
              <h2 className="text-[15px] font-semibold text-on-inverse">We accept:</h2>
              <ul className="mt-3 flex flex-wrap gap-2">
                {payments.map((payment) => (
                  <li
                    key={payment}
                    className="rounded-tag border border-line-inverse px-2.5 py-1 text-[12px]/[16px] font-semibold text-on-inverse"
                  >
                    {payment}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className="mt-12 flex flex-col gap-4 border-t border-line-inverse pt-6 text-[13px]/[21px] lg:flex-row lg:justify-between">
          <div>
            {licences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {credit && <p>{credit}</p>}
          </div>
          <ul className="flex flex-wrap gap-x-5">
            {legal.map(({ name: words, url }) => (
              <li key={url}>
                <Link href={url} className="inline-block py-1 hover:text-on-inverse hover:underline">
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
