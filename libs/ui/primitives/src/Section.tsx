import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Link } from './Link.tsx';

/* Two adjacent sections with the same background share one space. */
const tones = {
  page: 'on-page [.on-page+&]:pt-0',
  sunken: 'on-sunken bg-sunken [.on-sunken+&]:pt-0',
  surface: 'on-surface bg-surface [.on-surface+&]:pt-0',
};

/** A section of a page, separated by space or by a sunken background. */
export function Section({
  tone = 'page',
  className,
  children,
  label,
  id,
}: {
  tone?: 'page' | 'sunken' | 'surface';
  className?: string;
  children: ReactNode;
  label?: string;
  /** Fragment id of the section; scrolling to it leaves room for a sticky header. */
  id?: string;
}) {
  return (
    <section
      id={id}
      aria-label={label}
      className={clsx('py-section', tones[tone], id && 'scroll-mt-24', className)}
    >
      <div className="container-site">{children}</div>
    </section>
  );
}

/** The heading of a section, with an optional "see all" link. */
export function SectionHeading({
  title,
  text,
  link,
}: {
  title: string;
  text?: string;
  link?: { name: string; href: string };
}) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:mb-9">
      <div>
        <h2 className="text-h2">{title}</h2>
        {text && <p className="mt-2 text-ink-2">{text}</p>}
      </div>
      {link && (
        <Link
          href={link.href}
          className="touch inline-flex items-center gap-2 py-1 text-body font-semibold text-brand-text hover:underline"
        >
          {link.name}
          <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
        </Link>
      )}
    </div>
  );
}
