import { Link } from '@forecourt/primitives';
import { ChevronRight } from 'lucide-react';

/**
 * Breadcrumb: links, then the current page without a link. On phones it is one line that scrolls sideways, without the current page,
 * whose name is right below.
 */
export function Breadcrumb({ crumbs }: { crumbs: readonly { name: string; href?: string | null }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumb no-scrollbar">
        {crumbs.map(({ name, href }, index) => (
          <li key={name}>
            {index > 0 && <ChevronRight aria-hidden size={14} strokeWidth={1.75} />}
            {href ? (
              <Link href={href} className="hover:text-ink hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
