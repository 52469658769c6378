import { Link } from '@forecourt/primitives';

/** The heading of a page, with what it is about in a sentence. */
export function PageHead({
  title,
  text,
  link = null,
}: {
  title: string;
  text?: string;
  /** A page that belongs to this one. */
  link?: { href: string; text: string } | null;
}) {
  return (
    <div className="mb-5">
      <h1 className="text-h2 break-words">{title}</h1>
      {text !== undefined && <p className="mt-1 max-w-[70ch] text-note text-ink-2">{text}</p>}
      {link && (
        <Link
          href={link.href}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {link.text}
        </Link>
      )}
    </div>
  );
}
