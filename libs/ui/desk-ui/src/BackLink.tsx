import type { ReactNode } from 'react';
import { Link } from '@forecourt/primitives';

/** The way from one thing to the list that it is in. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
      {children}
    </Link>
  );
}
