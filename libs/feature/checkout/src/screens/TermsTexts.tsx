import { Disclosure } from '@forecourt/primitives';
import type { Terms } from '../logic/page.ts';

/** The terms of the deposit, and the texts about costs and rights. */
export function TermsTexts({ terms }: { terms: Terms }) {
  return (
    <section aria-label="Terms" className="grid gap-3">
      <div className="rounded-card border border-line p-5">
        <h3 className="text-body font-bold">Your deposit</h3>
        <Paragraphs text={terms.deposit} />
      </div>
      <div>
        <Disclosure title="What the price includes, and on-road costs">
          <Paragraphs text={terms.onRoadCosts} />
        </Disclosure>
        <Disclosure title="Cooling off">
          <Paragraphs text={terms.coolingOff} />
        </Disclosure>
        <Disclosure title="Statutory warranty">
          <Paragraphs text={terms.warranty} />
        </Disclosure>
      </div>
    </section>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <div className="mt-2 grid gap-3">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className="wrap-anywhere">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
