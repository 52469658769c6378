import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

/** A heading that folds what is below it; the browser's own, so that it works before any script. */
export function Disclosure({
  title,
  open = false,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="group border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-3 py-3 text-body font-semibold">
        {title}
        <Plus aria-hidden size={18} strokeWidth={1.75} className="shrink-0 group-open:hidden" />
        <Minus aria-hidden size={18} strokeWidth={1.75} className="hidden shrink-0 group-open:block" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
