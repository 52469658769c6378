import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Link } from './Link.tsx';

/* Two sections on one ground have one space between them, not two. */
const tones = {
  page: 'on-page [.on-page+&]:pt-0',
  sunken: 'on-sunken bg-sunken [.on-sunken+&]:pt-0',
  surface: 'on-surface bg-surface [.on-surface+&]:pt-0',
};

/** A band of a page: sections are parted by space, or by sunken ground. */
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
  /** What an address points at; the section then stops below a header that stays. */
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

/** The heading of a section, with a way to everything of its kind. */
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
          className="inline-flex items-center gap-2 py-1 text-body font-semibold text-brand-text hover:underline"
        >
          {link.name}
          <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
        </Link>
      )}
    </div>
  );
}
