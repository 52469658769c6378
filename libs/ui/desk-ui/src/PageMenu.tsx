import { Link } from '@forecourt/primitives';

/** All pages of the desk with what each is for: behind "More" on a phone. */
export function PageMenu({ pages }: { pages: readonly { name: string; href: string; text: string }[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {pages.map(({ name, href, text }) => (
        <li key={href}>
          <Link
            href={href}
            className="block rounded-card border border-line bg-surface p-card hover:border-line-strong"
          >
            <span className="block text-lead font-semibold">{name}</span>
            <span className="text-small text-ink-2">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
