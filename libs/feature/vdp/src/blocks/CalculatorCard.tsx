import type { ReactNode } from 'react';

/** A small calculator: title, fields, and the result below a line. */
export function CalculatorCard({
  id,
  title,
  text,
  children,
  answer,
}: {
  id?: string;
  title: string;
  text: string;
  children: ReactNode;
  answer: ReactNode;
}) {
  return (
    <section
      id={id}
      className="flex scroll-mt-24 flex-col rounded-card border border-line bg-surface p-panel"
    >
      <h3 className="text-lead font-semibold">{title}</h3>
      <p className="mt-1 text-small text-ink-2">{text}</p>
      <div className="mt-4">{children}</div>
      <div className="mt-auto pt-4">
        <div className="border-t border-line pt-4">{answer}</div>
      </div>
    </section>
  );
}
