import { lazyModule } from '@forecourt/browser';
import { SuggestField, buttonStyle } from '@forecourt/primitives';
import type { Suggest } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { Search } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { HomeStock } from '../logic/load-home.ts';
import { countedStock, exampleSearch } from '../logic/stock-words.ts';

const suggestions = lazyModule(() => import('../logic/suggestions.ts'));

/**
 * One field for a plain-language search, with suggestions while typing. It is a plain form: the server parses the words and
 * redirects to the search.
 */
export function HeroSearch({ stock, searchKey, now }: { stock: HomeStock; searchKey: string; now: Date }) {
  const site = useSite();
  const navigate = useNavigate();
  const load = useCallback(async (): Promise<Suggest> => {
    const { suggestionsOf } = await suggestions();
    return suggestionsOf({ site, searchKey, now });
  }, [site, searchKey, now]);
  return (
    <form
      action={paths.stock()}
      method="get"
      role="search"
      className="relative mt-6 flex max-w-[560px] gap-2 rounded-field bg-surface p-1.5 lg:mt-8"
    >
      <label htmlFor="hero-words" className="sr-only">
        Search the stock
      </label>
      <Search
        aria-hidden
        size={20}
        strokeWidth={1.75}
        className="ml-3 hidden shrink-0 self-center text-ink sm:block"
      />
      <SuggestField
        id="hero-words"
        name="words"
        placeholder={`Try “${exampleSearch(site.stock.itemTypes)}”`}
        load={load}
        onPick={({ href }) => void navigate(href)}
        boxClassName="min-w-0 flex-1"
        className="h-12 w-full rounded-field bg-surface px-2 text-body text-ellipsis text-ink placeholder:text-ink-3 focus-visible:outline-focus"
      />
      <button type="submit" className={buttonStyle('filled', 'medium', 'shrink-0')}>
        Search <span className="max-sm:sr-only">{countedStock(stock.total, site.stock.itemTypes)}</span>
      </button>
    </form>
  );
}
