import type { ReactNode } from 'react';

/** A collapsible section: a native `<details>`, so that it works without JavaScript. */
export function Disclosure({
  title,
  open = false,
  group,
  children,
}: {
  title: ReactNode;
  open?: boolean;
  /** Only one disclosure of a group is open at a time. */
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
