import { Link, buttonStyle } from '@forecourt/primitives';
import { Phone, Star } from 'lucide-react';
import { OpenLine } from './OpenLine.tsx';

/** One location in a list, with its ways to get in touch. */
export interface LocationCardProps {
  name: string;
  /** URL of its page; null if it has none. */
  href: string | null;
  address: string;
  /** How far it is from the visitor's place, such as '13 km away'. */
  distance?: string | null;
  /** Such as "Open until 4:00 pm"; null hides it. */
  openLine: { open: boolean; text: string } | null;
  rating: { average: string; count: string } | null;
  directionsHref: string | null;
  phone: { text: string; href: string } | null;
}

/** One location in a list: name, address, whether it is open, and two buttons. */
export function LocationCard({
  name,
  href,
  address,
  distance,
  openLine,
  rating,
  directionsHref,
  phone,
}: LocationCardProps) {
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex flex-1 flex-col p-card md:p-6">
        <h3 className="font-text text-[1.25rem]/7 font-bold tracking-[-0.01em] [font-stretch:normal]">
          <Link href={href} className="touch inline-block hover:underline">
            {name}
          </Link>
        </h3>
        <p className="mt-0.5 text-body text-ink-2">{address}</p>
        {distance && <p className="mt-1 text-small font-semibold">{distance}</p>}
        <p className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small">
          {openLine && <OpenLine {...openLine} />}
          {rating && (
            <span className="inline-flex items-center gap-1">
              <Star aria-hidden size={16} strokeWidth={1.75} />
              <span className="font-semibold">{rating.average}</span>
              <span className="text-ink-3">({rating.count} on Google)</span>
            </span>
          )}
        </p>
        <div className="mt-auto flex flex-wrap gap-3 pt-5">
          {directionsHref && (
            <a
              href={directionsHref}
              target="_blank"
              rel="noopener"
              className={buttonStyle('outline', 'small', 'flex-1 px-1!')}
            >
              Directions<span className="sr-only"> to {name} (opens a new window)</span>
            </a>
          )}
          {phone && (
            <a
              href={phone.href}
              className={buttonStyle('outline', 'small', 'flex-1 px-1! whitespace-nowrap')}
            >
              <Phone aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
              {phone.text}
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
