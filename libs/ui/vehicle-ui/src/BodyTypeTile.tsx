import { Picture } from '@forecourt/media';
import { Link } from '@forecourt/primitives';

/** A body type as a way into the stock: a side view in the studio, its name, how many there are. */
export function BodyTypeTile({
  name,
  href,
  picture,
  count,
}: {
  name: string;
  href: string;
  /** A studio render from the side. */
  picture: string | null;
  /** How many are in stock; null says nothing. */
  count: number | null;
}) {
  return (
    <Link
      href={href}
      className="studio group/tile flex h-full flex-col overflow-hidden rounded-card pt-6 pb-5 text-center"
    >
      <Picture
        src={picture}
        alt=""
        width={160}
        sizes="160px"
        melt
        className="transition-transform duration-300 group-hover/tile:scale-[1.04]"
      />
      <span className="mt-1 block text-note font-bold text-ink">{name}</span>
      {count !== null && <span className="mt-0.5 block text-print text-ink-2">{count} in stock</span>}
    </Link>
  );
}
