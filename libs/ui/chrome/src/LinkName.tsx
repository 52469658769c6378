import type { ChromeLink } from './navItems.ts';

/** The name of a link, with its number of vehicles if it has one. */
export function LinkName({ link: { name, count } }: { link: ChromeLink }) {
  if (count === undefined) return name;
  return (
    <>
      {name} <span className="font-normal text-ink-2 tabular-nums">{count}</span>
      <span className="sr-only"> in stock</span>
    </>
  );
}
