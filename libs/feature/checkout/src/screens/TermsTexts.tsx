import { Disclosure, Paragraphs } from '@forecourt/primitives';
import type { Terms } from '../logic/page.ts';

/** The terms of the deposit, and the texts about costs and rights. */
export function TermsTexts({ terms }: { terms: Terms }) {
  return (
    <section aria-label="Terms" className="grid gap-3">
      <div className="rounded-card border border-line p-5">
        <h3 className="text-body font-bold">Your deposit</h3>
        <div className="mt-2 grid gap-3">
          <Paragraphs text={terms.deposit} />
        </div>
      </div>
      <div>
        <Disclosure title="What the price includes, and on-road costs">
          <div className="mt-2 grid gap-3">
            <Paragraphs text={terms.onRoadCosts} />
          </div>
        </Disclosure>
        <Disclosure title="Cooling off">
          <div className="mt-2 grid gap-3">
            <Paragraphs text={terms.coolingOff} />
          </div>
        </Disclosure>
        <Disclosure title="Statutory warranty">
          <div className="mt-2 grid gap-3">
            <Paragraphs text={terms.warranty} />
          </div>
        </Disclosure>
      </div>
    </section>
  );
}
