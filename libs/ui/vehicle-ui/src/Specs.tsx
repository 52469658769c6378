import { KEY_INFORMATION_SHOWN } from '@forecourt/vehicle';
import type { SpecItem } from '@forecourt/vehicle';

/** Key information: the first four stand in tiles, the rest behind "Show more". */
export function KeyInformation({ items }: { items: readonly SpecItem[] }) {
  const first = items.slice(0, KEY_INFORMATION_SHOWN);
  const rest = items.slice(KEY_INFORMATION_SHOWN);
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {first.map(({ key, label, value }) => (
          <div key={key} className="flex flex-col-reverse justify-end rounded-card bg-sunken p-5">
            <dt className="text-[13px]/[19px] text-ink-2">{label}</dt>
            <dd className="text-[16px]/[24px] font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {rest.length > 0 && (
        <details className="group mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-[15px] font-semibold text-brand-text hover:underline">
            <span className="group-open:hidden">Show More</span>
            <span className="hidden group-open:inline">Show Less</span>
          </summary>
          <SpecList items={rest} />
        </details>
      )}
    </div>
  );
}

/** A list of specifications in columns. */
export function SpecList({ items }: { items: readonly SpecItem[] }) {
  return (
    <dl className="grid gap-x-14 md:grid-cols-2 lg:grid-cols-3">
      {items.map(({ key, label, value }) => (
        <div key={key} className="flex justify-between gap-4 border-b border-line py-3 text-[15px]/[22px]">
          <dt className="text-ink-2">{label}</dt>
          <dd className="text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
