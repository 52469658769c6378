import { Picture } from '@forecourt/media';
import { Link } from '@forecourt/primitives';

/** Link to the stock of a body type: a picture, its name, the count. */
export function BodyTypeTile({
  name,
  href,
  picture,
  count,
  width = 240,
  sizes = '(width >= 1024px) 160px, (width >= 768px) 22vw, 38vw',
}: {
  name: string;
  href: string;
  picture: string | null;
  /** Number in stock; null hides it. */
  count: number | null;
  /** The largest width of the picture, CSS pixels. */
  width?: number;
  /** The `sizes` attribute of the picture. */
  sizes?: string;
}) {
  return (
    <Link
      href={href}
      className="group/tile flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface pb-4 text-center hover:border-line-strong"
    >
      <Picture
        src={picture}
        alt=""
        width={width}
        sizes={sizes}
        className="mb-3 transition-transform duration-300 group-hover/tile:scale-[1.04]"
      />
      <span className="block px-2 text-note font-bold text-ink">{name}</span>
      {count !== null && <span className="mt-0.5 block text-print text-ink-2">{count} in stock</span>}
    </Link>
  );
}
