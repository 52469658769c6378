import { EmptyState, Link } from '@forecourt/primitives';

/** The dealerships of somebody who works at several. */
export function Dealerships({ all }: { all: readonly { href: string; name: string; role: string }[] }) {
  if (all.length === 0)
    return (
      <EmptyState
        title="No dealership yet"
        text="You do not work at a dealership any more. Ask an owner or a manager to invite you."
      />
    );
  return (
    <>
      <h1 className="mb-5 text-h2">Choose a dealership</h1>
      <ul className="grid gap-3">
        {all.map(({ href, name, role }) => (
          <li key={href}>
            <Link
              href={href}
              className="block rounded-card border border-line bg-surface p-card hover:border-line-strong"
            >
              <span className="block text-lead font-semibold">{name}</span>
              <span className="text-small text-ink-2">{role}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
