import type { Licence } from '../logic/licences-of.ts';

/** The licence numbers of a location; nothing without one. */
export function Licences({ licences }: { licences: readonly Licence[] }) {
  if (licences.length === 0) return null;
  return (
    <p className="mt-6 text-[13px]/[19px] text-ink-3">
      {licences.map(({ name, number }) => `${name} ${number}.`).join(' ')}
    </p>
  );
}
