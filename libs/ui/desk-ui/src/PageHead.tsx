import type { ReactNode } from 'react';

/** The heading of a page, with what it is about in a sentence. */
export function PageHead({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="mb-5">
      <h1 className="text-h2">{title}</h1>
      {text !== undefined && <p className="mt-1 max-w-[70ch] text-note text-ink-2">{text}</p>}
      {children}
    </div>
  );
}
