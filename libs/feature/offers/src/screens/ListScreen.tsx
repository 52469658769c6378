import { PageHeading } from '@forecourt/chrome';
import { OfferCards } from '@forecourt/content-parts';
import { NO_OFFERS_TEXT } from '@forecourt/offer';
import { LinkButton, EmptyState } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import type { OfferList } from '../logic/load-list.ts';

/** The list of offers, with a link for each category. */
export function ListScreen({ list: { title, text, offers, categories } }: { list: Omit<OfferList, 'head'> }) {
  const site = useSite();
  return (
    <div className="container-site pb-section">
      <PageHeading
        title={title}
        {...(text && { text })}
        crumbs={[{ name: 'Home', href: paths.home() }, { name: title }]}
      />
      {categories.length > 0 && (
        <nav aria-label="Categories of offers" className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ name, href, count, chosen }) => (
              <li key={name}>
                <a
                  href={href}
                  aria-current={chosen ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-4 text-[15px]/[20px] font-semibold hover:bg-sunken aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-surface"
                >
                  {name}
                  <span className="font-normal">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {offers.length === 0 ? (
        <div className="mt-8">
          <EmptyState title="No offers here" text={NO_OFFERS_TEXT}>
            {hasPage(site, paths.stock()) && <LinkButton href={paths.stock()}>See all stock</LinkButton>}
          </EmptyState>
        </div>
      ) : (
        <OfferCards offers={offers} priority className="mt-8" />
      )}
    </div>
  );
}
