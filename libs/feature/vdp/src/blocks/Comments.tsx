import { dealerComments } from '@forecourt/vehicle';
import { block } from './block.tsx';

/** What the dealer says. A long text is whole in the page and folded to its first 400 characters. */
export const Comments = block('vdp.comments', ({ car }) => (
  <section>
    <h2 className="mb-4 text-[22px]/[28px]">Dealer Comments</h2>
    <Words text={car.dealercomments} style="text-[16px]/[26px]" />
  </section>
));

/** The same as the showroom's opening words, large and without a heading to see. */
export const LeadComments = block('vdp.comments', ({ car }) => (
  <section>
    <h2 className="sr-only">Dealer Comments</h2>
    <Words
      text={car.dealercomments}
      style="font-display text-[1.375rem]/[2rem] tracking-(--font-display-tracking) lg:text-[1.75rem]/[2.625rem]"
    />
  </section>
));

function Words({ text, style }: { text: string | null; style: string }) {
  const { full, short } = dealerComments(text);
  const words = `max-w-[64ch] whitespace-pre-line ${style}`;
  if (short === null) return <p className={words}>{full}</p>;
  return (
    <details className="group">
      <summary className="cursor-pointer list-none">
        <span className={`block group-open:hidden ${words}`}>{short}</span>
        <span className="inline-flex min-h-11 items-center text-[15px] font-semibold text-brand-text group-open:hidden">
          Show More
        </span>
        <span className="hidden min-h-11 items-center text-[15px] font-semibold text-brand-text group-open:inline-flex">
          Show Less
        </span>
      </summary>
      <p className={words}>{full}</p>
    </details>
  );
}
