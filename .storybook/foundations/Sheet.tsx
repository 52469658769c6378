import type { ReactNode } from 'react';

interface Row {
  /** The name of the token. */
  name: string;
  value: string;
  sample: ReactNode;
}

/** A heading, what a token of this kind is for, and one row for each token. */
export function Sheet({ title, use, rows }: { title: string; use: string; rows: readonly Row[] }) {
  return (
    <section className="mb-12 max-w-4xl">
      <h2 className="mb-2 text-h2">{title}</h2>
      <p className="mb-4 text-ink-2">{use}</p>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ name, value, sample }) => (
          <li key={`${name}: ${value}`} className="grid items-center gap-2 py-3 md:grid-cols-2">
            <div className="min-w-0">
              <code className="block break-words text-small">{name}</code>
              <span className="block break-words text-small text-ink-2">{value}</span>
            </div>
            <div className="min-w-0 overflow-hidden">{sample}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
