import { Check } from 'lucide-react';

/** A list with tick icons, in two columns where there is room. */
export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-x-10 text-note md:grid-cols-2">
      {[...new Set(items)].map((item) => (
        <li key={item} className="flex min-w-0 items-start gap-3 py-1.5">
          <Check aria-hidden size={18} strokeWidth={1.75} className="mt-[3px] shrink-0 text-success" />
          <span className="min-w-0 break-words">{item}</span>
        </li>
      ))}
    </ul>
  );
}
