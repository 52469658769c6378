import { Picture } from '@forecourt/media';
import { Link } from '@forecourt/primitives';

/** Link to the stock of a body type: a studio side view, its name, the count. */
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
  /** Number in stock; null hides it. */
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
