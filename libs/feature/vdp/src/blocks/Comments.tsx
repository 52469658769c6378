import { dealerComments } from '@forecourt/vehicle';
import { block } from './block.tsx';

/** The dealer's comments. A long text is complete in the HTML and collapsed to its first 400 characters. */
export const Comments = block('vdp.comments', ({ car }) => (
  <Words text={car.dealercomments} style="text-[16px]/[26px]" />
));

/** The same for the showroom layout: large, with a visually hidden heading. */
export const LeadComments = block('vdp.comments', ({ car }) => (
  <section>
    <h2 className="sr-only">Dealer Comments</h2>
    <Words
      text={car.dealercomments}
      style="font-display text-[1.375rem]/[2rem] tracking-(--font-display-tracking) [word-spacing:0.08em] lg:text-[1.75rem]/[2.625rem]"
    />
  </section>
));

/** The button is below the collapsed text, so the CSS layout is reversed. */
function Words({ text, style }: { text: string | null; style: string }) {
  const { full, short } = dealerComments(text);
  const words = `max-w-[64ch] break-words whitespace-pre-line ${style}`;
  if (short === null) return <p className={words}>{full}</p>;
  return (
    <div className="group">
      <p className={`group-has-[details[open]]:hidden ${words}`}>{short}</p>
      <details className="flex flex-col-reverse">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center self-start text-[15px] font-semibold text-brand-text hover:underline">
          <span className="group-has-[details[open]]:hidden">Show More</span>
          <span className="hidden group-has-[details[open]]:inline">Show Less</span>
          <span className="sr-only"> of the dealer comments</span>
        </summary>
        <p className={words}>{full}</p>
      </details>
    </div>
  );
}
