import { Paragraphs } from '@forecourt/primitives';

/** The terms of the draw. */
export function TermsText({ text }: { text: string }) {
  return (
    <section aria-labelledby="spin-terms" className="rounded-card border border-line p-5">
      <h2 id="spin-terms" className="text-body font-bold">
        Terms of the draw
      </h2>
      <div className="mt-2 grid gap-3 text-note">
        <Paragraphs text={text} />
      </div>
    </section>
  );
}
