import { PageHeading } from '@forecourt/chrome';
import { Link } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { ArrowRight } from 'lucide-react';
import type { BrandList, BrandTile } from '../logic/load-brands.ts';

/** The brands by kind: cars, motorcycles, trucks, and the firms of the group. */
export function ListScreen({ list: { title, text, groups } }: { list: Omit<BrandList, 'head'> }) {
  return (
    <div className="container-site pb-section">
      <PageHeading
        title={title}
        {...(text && { text })}
        crumbs={[{ name: 'Home', href: paths.home() }, { name: title }]}
      />
      {groups.length === 0 && <p className="mt-8 text-lead text-ink-2">There are no brands here yet.</p>}
      {groups.map(({ kind, title: name, brands }) => (
        <section key={kind} className="mt-10 lg:mt-14">
          <h2 className="text-h2">{name}</h2>
          <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {brands.map((brand) => (
              <li key={brand.title}>
                <Tile brand={brand} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Tile({ brand: { title, logoSrc, description, href, count } }: { brand: BrandTile }) {
  return (
    <article className="relative flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-panel hover:border-line-strong">
      {logoSrc !== null && (
        <img src={logoSrc} alt="" height={40} loading="lazy" className="h-10 self-start" />
      )}
      <h3 className="text-[20px]/[26px] font-bold">
        <Link
          href={href}
          className="inline-flex items-center gap-2 after:absolute after:inset-0 hover:underline"
        >
          {title}
          {href !== null && (
            <ArrowRight aria-hidden size={18} strokeWidth={1.75} className="text-brand-text" />
          )}
        </Link>
      </h3>
      <p className="text-[15px]/[24px] text-ink-2">{description}</p>
      {count !== null && <p className="mt-auto pt-2 text-[14px]/[20px] font-semibold">{count} in stock</p>}
    </article>
  );
}
