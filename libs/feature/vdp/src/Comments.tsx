import { dealerComments } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';

/** What the dealer says. A long text is whole in the page and folded to its first 400 characters. */
export function Comments({ car }: { car: Car }) {
  const { full, short } = dealerComments(car.dealercomments);
  const style = 'max-w-[64ch] whitespace-pre-line text-[16px]/[26px]';
  if (short === null) return <p className={style}>{full}</p>;
  return (
    <details className="group">
      <summary className="cursor-pointer list-none">
        <span className={`block group-open:hidden ${style}`}>{short}</span>
        <span className="inline-flex min-h-11 items-center text-[15px] font-semibold text-brand-text group-open:hidden">
          Show More
        </span>
        <span className="hidden min-h-11 items-center text-[15px] font-semibold text-brand-text group-open:inline-flex">
          Show Less
        </span>
      </summary>
      <p className={style}>{full}</p>
    </details>
  );
}
