import { lazyModule } from '@forecourt/browser';
import { formatDollars } from '@forecourt/pricing';
import { Section } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { carTypeLabel, priceSlider } from '@forecourt/stock-search';
import type { BudgetFacts } from '@forecourt/stock-search';
import { stockWord } from '@forecourt/vehicle';
import type { CarType } from '@forecourt/vehicle';
import { useEffect, useRef, useState } from 'react';
import { budgetChoice, firstBudget } from '../logic/budget-view.ts';
import type { BudgetState } from '../logic/budget-view.ts';
import { BudgetPanel } from './BudgetPanel.tsx';
import type { SectionOf } from './section-of.ts';

export interface BudgetProps {
  section: SectionOf<'budget'>;
  /** The result of the initial budget; null while the engine is down. */
  facts: BudgetFacts | null;
  searchKey: string;
  now: Date;
}

const PAUSE_MS = 200;

const budgetSearch = lazyModule(() => import('../logic/budget-search.ts'));

/**
 * A search by budget: by a repayment, which is converted to a price, or by prices, with a live count. Without JavaScript it is a
 * form with prices and car types.
 */
export function Budget({ section, facts, searchKey, now }: BudgetProps) {
  const site = useSite();
  const [state, setState] = useState(() => firstBudget(section.frequency));
  const found = useBudgetFacts(state, facts, { searchKey, now });
  const change = (part: Partial<BudgetState>) => setState((before) => ({ ...before, ...part }));
  return (
    <Section tone="sunken">
      <form
        id="budget"
        action={paths.stock()}
        method="get"
        className="grid scroll-mt-24 items-center gap-8 lg:grid-cols-[1fr_620px] lg:gap-16"
        onSubmit={(event) => event.preventDefault()}
      >
        <div>
          <h2 className="text-h2">
            {section.title ?? `Find ${stockWord(site.stock.itemTypes)}s for your budget`}
          </h2>
          {section.text && <p className="mt-2 max-w-[44ch] text-lead text-ink-2">{section.text}</p>}
          <CarTypes
            types={site.stock.carTypes}
            chosen={state.carTypes}
            labelOf={(type) => carTypeLabel(type, site.stock)}
            onChange={(carTypes) => change({ carTypes })}
          />
        </div>
        <div className="rounded-card bg-surface p-panel shadow-raised noscript:hidden">
          <BudgetPanel state={state} facts={found} quick={section.quickPrices} now={now} onChange={change} />
        </div>
        <noscript>
          <PriceFields quick={section.quickPrices} />
        </noscript>
      </form>
    </Section>
  );
}

function CarTypes({
  types,
  chosen,
  labelOf,
  onChange,
}: {
  types: readonly CarType[];
  chosen: readonly CarType[];
  labelOf(type: CarType): string;
  onChange(types: CarType[]): void;
}) {
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 text-small font-semibold">Select your preferred car types</legend>
      <div className="flex flex-wrap gap-2">
        {types.map((type) => (
          <label
            key={type}
            className="inline-flex min-h-9 cursor-pointer items-center rounded-chip border border-line-strong bg-surface px-3.5 text-small font-medium hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              name="car_type"
              value={type}
              checked={chosen.includes(type)}
              className="sr-only"
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, type] : chosen.filter((other) => other !== type))
              }
            />
            {labelOf(type)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The fields of the form without JavaScript. */
function PriceFields({ quick }: { quick: SectionOf<'budget'>['quickPrices'] }) {
  const { itemTypes } = useSite().stock;
  const { min, max } = priceSlider(quick);
  const field = 'h-12 w-full rounded-field border border-line-strong bg-surface px-4 text-body';
  return (
    <div className="grid gap-4 rounded-card bg-surface p-panel shadow-raised">
      <label className="grid gap-1.5 text-small font-semibold">
        Lowest price
        <input name="price_min" inputMode="numeric" placeholder={formatDollars(min)} className={field} />
      </label>
      <label className="grid gap-1.5 text-small font-semibold">
        Highest price
        <input name="price_max" inputMode="numeric" placeholder={formatDollars(max)} className={field} />
      </label>
      <button type="submit" className="min-h-12 rounded-control bg-brand font-semibold text-on-brand">
        Show {stockWord(itemTypes)}s
      </button>
    </div>
  );
}

/** The engine's result for a budget, debounced; the last result stays until the next. */
function useBudgetFacts(
  state: BudgetState,
  first: BudgetFacts | null,
  { searchKey, now }: { searchKey: string; now: Date },
): BudgetFacts | null {
  const site = useSite();
  const [facts, setFacts] = useState(first);
  const { price, from, carTypes } = budgetChoice(state);
  const types = carTypes.join(' ');
  const asked = useRef(`${price} ${from} ${types}`);
  useEffect(() => {
    const key = `${price} ${from} ${types}`;
    if (asked.current === key) return;
    asked.current = key;
    const timer = setTimeout(() => {
      const engine = { site, searchKey, now, fetch: (path: string, init?: RequestInit) => fetch(path, init) };
      const chosen = site.stock.carTypes.filter((type) => types.split(' ').includes(type));
      budgetSearch()
        .then(({ countBudget }) => countBudget({ price, from, carTypes: chosen }, engine))
        .then(
          (answer) => asked.current === key && setFacts(answer),
          () => undefined, // on failure the last count stays; the search page has the current one
        );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [price, from, types, site, searchKey, now]);
  return facts;
}
