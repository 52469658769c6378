import { lazyModule } from '@forecourt/browser';
import { formatDollars } from '@forecourt/pricing';
import { Button, Link, RadioGroup, Select } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { carTypeLabel } from '@forecourt/stock-search';
import { Wallet } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CardCount } from '../logic/card-search.ts';
import type { HomeStock, StockCount } from '../logic/load-home.ts';
import { countedStock, kindLabel } from '../logic/stock-words.ts';

const PRICES = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000, 100_000];

const cardSearch = lazyModule(() => import('../logic/card-search.ts'));

export interface SearchCardProps {
  stock: HomeStock;
  searchKey: string;
  now: Date;
  /** URL of the budget search; null without one. */
  budgetHref: string | null;
}

/**
 * A search by a few choices, with the count on its button. It is a plain form: without JavaScript it submits to a search URL;
 * with it, the count updates after every choice, and a make sets the list of models. Where the stock has one make, it does not ask for it.
 */
export function SearchCard({ stock, searchKey, now, budgetHref }: SearchCardProps) {
  const site = useSite();
  const only = stock.makes.length === 1 ? stock.makes[0]?.value : undefined;
  const { found, count, go } = useCard({ searchKey, now, only });
  const [make, setMake] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent((element: HTMLFormElement) => {
    const choices = new FormData(element);
    if ([...choices.values()].every((value) => value === '')) return;
    const chosen = choices.get('make');
    setMake(typeof chosen === 'string' ? chosen : '');
    void count(element);
  });
  // Includes choices made before hydration.
  useEffect(() => {
    if (form.current) takeOver(form.current);
  }, []);
  const types = site.stock.carTypes.map((type) => ({ value: type, label: carTypeLabel(type, site.stock) }));
  const canChooseModel = make !== '' || stock.models.length > 0;
  const models = canChooseModel ? (found?.models ?? stock.models) : [];
  return (
    <form
      ref={form}
      action={paths.stock()}
      method="get"
      role="search"
      aria-label="Search the stock"
      className="rounded-card bg-surface p-panel shadow-raised"
      onChange={(event) => void count(event.currentTarget)}
      onSubmit={(event) => void go(event)}
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <RadioGroup
          legend="Condition"
          hideLegend
          name="car_type"
          look="segments"
          defaultValue=""
          choices={[{ value: '', label: 'All' }, ...types]}
        />
        {budgetHref && (
          <Link
            href={budgetHref}
            className="inline-flex min-h-11 items-center gap-2 text-note font-semibold text-brand-text hover:underline max-md:hidden"
          >
            <Wallet aria-hidden size={18} strokeWidth={1.75} />
            Search by budget instead
          </Link>
        )}
      </div>
      <div
        className={`grid items-end gap-4 md:grid-cols-2 ${only ? 'lg:grid-cols-[1fr_1fr_1fr_auto]' : 'lg:grid-cols-[1fr_1fr_1fr_1fr_auto]'}`}
      >
        {!only && (
          <Select
            id="home-make"
            name="make"
            label="Make"
            defaultValue=""
            onChange={({ target }) => setMake(target.value)}
          >
            <option value="">Any make</option>
            <Values of={stock.makes} />
          </Select>
        )}
        <Select
          id="home-model"
          name="model"
          label="Model"
          key={make}
          defaultValue=""
          disabled={!canChooseModel}
        >
          <option value="">Any model</option>
          {models.map((model) => (
            <option key={model}>{model}</option>
          ))}
        </Select>
        {site.stock.itemTypes.length > 1 ? (
          <Select id="home-type" name="item_type" label="Type" defaultValue="">
            <option value="">Any type</option>
            {site.stock.itemTypes.map((type) => (
              <option key={type} value={type}>
                {kindLabel(type)}
              </option>
            ))}
          </Select>
        ) : (
          <Select id="home-body" name="body" label="Body type" defaultValue="">
            <option value="">Any body type</option>
            <Values of={stock.bodies} />
          </Select>
        )}
        <Select id="home-price" name="price_max" label="Price" defaultValue="">
          <option value="">Any price</option>
          {PRICES.map((price) => (
            <option key={price} value={price}>
              Up to {formatDollars(price)}
            </option>
          ))}
        </Select>
        <Button type="submit" className={only ? undefined : 'md:col-span-2 lg:col-span-1'}>
          Show Me {countedStock(found?.count ?? stock.total, site.stock.itemTypes)}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {found && `${countedStock(found.count, site.stock.itemTypes)} match`}
      </p>
    </form>
  );
}

function Values({ of }: { of: readonly StockCount[] }) {
  const values = of.map(({ value }) => value).sort((a, b) => a.localeCompare(b, 'en'));
  return values.map((value) => <option key={value}>{value}</option>);
}

/** Counts and navigates with code that loads lazily on the first choice; without it the form is submitted natively. */
function useCard({
  searchKey,
  now,
  only,
}: Pick<SearchCardProps, 'searchKey' | 'now'> & { only?: string | undefined }) {
  const site = useSite();
  const navigate = useNavigate();
  const [found, setFound] = useState<CardCount | null>(null);
  const turn = useRef(0);

  async function count(form: HTMLFormElement) {
    const mine = ++turn.current;
    try {
      const { cardFields, countCard } = await cardSearch();
      const engine = { site, searchKey, now, fetch: (path: string, init?: RequestInit) => fetch(path, init) };
      const counted = await countCard(cardFields(new FormData(form), site, only), engine);
      if (mine === turn.current) setFound(counted);
    } catch {
      // The last count stays; the search page has the current one.
    }
  }

  async function go(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      const { cardFields, cardUrl } = await cardSearch();
      void navigate(cardUrl(cardFields(new FormData(form), site, only), site));
    } catch {
      form.submit();
    }
  }

  return { found, count, go };
}
