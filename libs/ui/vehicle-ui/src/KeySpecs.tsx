import type { SpecItem } from '@forecourt/vehicle';
import { clsx } from 'clsx';
import { createElement } from 'react';
import { highlightIcon } from './highlightIcon.ts';

/** Three facts with icons beside the price: kilometres, gearbox, body. */
export function KeySpecs({ items, className }: { items: readonly SpecItem[]; className?: string }) {
  return (
    <dl className={clsx('flex border-y border-line py-4', className)}>
      {items.map(({ key, label, value }) => (
        <div key={key} className="flex-1 border-l border-line px-4 first:border-l-0 first:pl-0 last:pr-0">
          <dt className="text-ink-2">
            {createElement(highlightIcon(key), { 'aria-hidden': true, size: 22, strokeWidth: 1.75 })}
            <span className="sr-only">{label}</span>
          </dt>
          <dd className="mt-1.5 text-small font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
