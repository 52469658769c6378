import { Link } from '@forecourt/primitives';
import type { ChromeLink } from './navItems.ts';
import { PaymentLogos } from './PaymentLogos.tsx';
import type { Payment } from './PaymentLogos.tsx';

/** The footer of every page: address, groups of links, payments, licence numbers, credits. */
export interface FooterProps {
  name: string;
  logo: { src: string; width: number; height: number };
  address: { street: string; town: string } | null;
  phone: { text: string; href: string } | null;
  groups: readonly { title: string; links: readonly ChromeLink[] }[];
  payments: readonly Payment[];
  /** Sentences with licence and repairer numbers. */
  licences: readonly string[];
  credit: string;
  legal: readonly ChromeLink[];
}

const heading = 'font-text text-note font-semibold tracking-normal text-on-inverse';

/**
 * The footer of every page: address, groups of links, payments, licence numbers, credits. The groups are folded on phones and open columns from
 * tablet width (`.footer-group`): the heading is there twice, as the button of the fold and as the heading of the column, and one of them shows.
 */
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
      <div className="container-site pt-14 pb-8 lg:pt-18">
        <div className="footer-columns">
          <div className="max-lg:col-span-full">
            <img
              src={logo.src}
              width={logo.width}
              height={logo.height}
              alt={name}
              loading="lazy"
              className="site-logo -ml-1 h-12 w-auto"
            />
            {address && (
              <p className="mt-4 text-note leading-6">
                {address.street}
                <br />
                {address.town}
              </p>
            )}
            {phone && (
              <a
                href={phone.href}
                className="touch mt-2 inline-block py-1 text-lead font-semibold text-on-inverse hover:underline"
              >
                {phone.text}
              </a>
            )}
          </div>
          {groups.map((group) => (
            <nav key={group.title} aria-label={group.title} className="footer-group">
              <h2 className={heading}>{group.title}</h2>
              <details className="fold">
                <summary>
                  <h2 className={heading}>{group.title}</h2>
                </summary>
                <ul>
                  {group.links.map(({ name: words, url }) => (
                    <li key={url}>
                      <Link
                        href={url}
                        className="inline-block py-[0.3125rem] text-note hover:text-on-inverse hover:underline pointer-coarse:py-[0.6875rem]"
                      >
                        {words}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            </nav>
          ))}
          {payments.length > 0 && (
            <div className="md:max-w-60">
              <h2 className={heading}>We accept:</h2>
              <PaymentLogos payments={payments} />
            </div>
          )}
        </div>
        <div className="mt-12 flex flex-col gap-4 border-t border-line-inverse pt-6 text-print leading-[1.3125rem] lg:flex-row lg:justify-between">
          <div>
            {licences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {credit && <p>{credit}</p>}
          </div>
          <ul className="flex flex-wrap">
            {legal.map(({ name: words, url }) => (
              <li key={url} className="not-first:before:px-2 not-first:before:content-['·']">
                <Link href={url} className="hover:text-on-inverse hover:underline">
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
