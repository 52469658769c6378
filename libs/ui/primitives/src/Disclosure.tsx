import type { ReactNode } from 'react';

/** A heading that folds what is below it; the browser's own, so that it works before any script. */
export function Disclosure({
  title,
  open = false,
  group,
  children,
}: {
  title: string;
  open?: boolean;
  /** Of disclosures with one group only one is open. */
  group?: string;
  children: ReactNode;
}) {
  return (
    <details open={open} name={group} className="fold">
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
