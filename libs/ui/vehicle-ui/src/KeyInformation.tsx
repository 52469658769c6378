import { KEY_INFORMATION_SHOWN, showFirst } from '@forecourt/vehicle';
import type { SpecItem } from '@forecourt/vehicle';
import { ChevronDown } from 'lucide-react';
import { createElement } from 'react';
import { specIcon } from './specIcon.ts';
import { SpecList } from './SpecList.tsx';

/** Key information: the first four as tiles, the rest behind "Show More". */
export function KeyInformation({ items }: { items: readonly SpecItem[] }) {
  const { shown, more } = showFirst(items, KEY_INFORMATION_SHOWN);
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {shown.map(({ key, label, value }) => (
          <div key={key} className="flex flex-col rounded-card bg-sunken p-4 md:p-[1.125rem]">
            <dt className="order-2 mt-0.5 text-small text-ink-2">{label}</dt>
            <dd className="text-body font-semibold">
              <span className="mb-3 block text-brand-text">
                {createElement(specIcon(key), { 'aria-hidden': true, size: 22, strokeWidth: 1.75 })}
              </span>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {more.length > 0 && (
        <details className="group mt-3">
          <summary className="inline-flex min-h-11 items-center gap-2 text-note font-semibold text-brand-text hover:underline">
            <span className="group-open:hidden">Show More</span>
            <span className="hidden group-open:inline">Show Less</span>
            <ChevronDown
              aria-hidden
              size={16}
              strokeWidth={1.75}
              className="transition-transform group-open:rotate-180"
            />
          </summary>
          <SpecList items={more} />
        </details>
      )}
    </div>
  );
}
