import { Link } from '@forecourt/primitives';
import { ChevronRight } from 'lucide-react';

/** Where the page stands: links, then the page itself without one. */
export function Breadcrumb({ crumbs }: { crumbs: readonly { name: string; href?: string | null }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2.5 text-small text-ink-2">
        {crumbs.map(({ name, href }, index) => (
          <li key={name} className="flex items-center gap-2.5">
            {index > 0 && <ChevronRight aria-hidden size={14} strokeWidth={1.75} />}
            {href ? (
              <Link href={href} className="py-1 hover:text-ink hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="py-1 font-medium text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
