import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button, Container, Link, SkipLink } from '@forecourt/primitives';

/** A page in the navigation. */
export interface DeskLink {
  name: string;
  href: string;
  current: boolean;
  /** Whether a phone has it in its bar; `only`: nothing else has it. */
  bar: boolean | 'only';
}

/** The frame of every page after sign-in: dealership, pages, person, sign-out; and the live region of results. */
export function DeskFrame({
  dealership,
  home,
  links,
  person,
  signingOut,
  onSignOut,
  notice,
  offline = false,
  children,
}: {
  /** Name of the dealership; null where none is chosen. */
  dealership: string | null;
  home: string;
  /** The pages; on a phone those with `bar` are in a bar at the bottom, on a wider screen all but those with `bar: 'only'` are at the top. */
  links: readonly DeskLink[];
  /** Name of the person who is signed in. */
  person: string;
  signingOut: boolean;
  onSignOut(): void;
  /** The result of the last action, announced and shown; empty for none. */
  notice: string;
  /** The browser has no connection. */
  offline?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="min-h-dvh bg-sunken pb-20">
      <SkipLink href="#main" />
      <header className="border-b border-line bg-surface">
        <Container
          className={clsx('flex flex-wrap items-center gap-x-6 py-2', links.length > 0 && 'md:pb-0')}
        >
          <Link href={home} className="min-w-0 flex-1 py-2 text-lead font-bold break-words">
            {dealership ?? 'Desk'}
          </Link>
          <div className="flex items-center gap-3">
            <span className="text-small text-ink-2 max-sm:sr-only">{person}</span>
            <Button
              variant="outline"
              size="small"
              busyText={signingOut ? 'Signing out' : null}
              onClick={onSignOut}
            >
              Sign out
            </Button>
          </div>
          {links.length > 0 && (
            <nav
              aria-label="Desk"
              className="flex w-full flex-wrap gap-x-5 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-header) max-md:flex-nowrap max-md:justify-around max-md:border-t max-md:border-line max-md:bg-surface max-md:px-2"
            >
              {links.map(({ name, href, current, bar }) => (
                <Link
                  key={href}
                  href={href}
                  aria-current={current ? 'page' : undefined}
                  className={clsx(
                    'min-h-11 items-center font-medium underline-offset-4 hover:underline aria-[current]:underline max-md:min-h-14',
                    bar === 'only' ? 'inline-flex md:hidden' : bar ? 'inline-flex' : 'hidden md:inline-flex',
                  )}
                >
                  {name}
                </Link>
              ))}
            </nav>
          )}
        </Container>
      </header>
      {offline && (
        <p role="status" className="bg-warning-soft py-2 text-center text-small font-semibold text-warning">
          No connection. What you type is kept; send it once the connection is back.
        </p>
      )}
      <main id="main" tabIndex={-1}>
        <Container className="py-6">{children}</Container>
      </main>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-4 z-(--z-toast) max-md:bottom-20 flex justify-center px-4"
      >
        {notice !== '' && (
          <p className="rounded-control bg-inverse px-5 py-3 font-medium text-on-inverse shadow-overlay">
            {notice}
          </p>
        )}
      </div>
    </div>
  );
}
