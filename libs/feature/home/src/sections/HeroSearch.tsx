import { SuggestField, buttonStyle } from '@forecourt/primitives';
import type { Suggest } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { Search } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { HomeStock } from '../logic/load-home.ts';
import { countedStock, exampleSearch } from '../logic/stock-words.ts';

/**
 * One field for a search in plain words, which suggests while one types. A plain form: the server understands the words, and
 * leads to the search that they mean.
 */
export function HeroSearch({ stock, searchKey, now }: { stock: HomeStock; searchKey: string; now: Date }) {
  const site = useSite();
  const navigate = useNavigate();
  const load = useCallback(async (): Promise<Suggest> => {
    const { suggestionsOf } = await import('../logic/suggestions.ts');
    return suggestionsOf({ site, searchKey, now });
  }, [site, searchKey, now]);
  return (
    <form
      action={paths.stock()}
      method="get"
      role="search"
      className="relative mt-6 flex max-w-[560px] gap-2 rounded-field bg-surface p-1.5 lg:mt-8"
      onSubmit={({ currentTarget }) => remember(site.slug, new FormData(currentTarget).get('words'))}
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
        className="h-12 w-full rounded-field bg-surface px-2 text-body text-ink placeholder:text-ink-3 focus-visible:outline-focus"
      />
      <button type="submit" className={buttonStyle('filled', 'medium', 'shrink-0')}>
        Search {countedStock(stock.total, site.stock.itemTypes)}
      </button>
    </form>
  );
}

function remember(slug: string, words: unknown) {
  if (typeof words !== 'string') return;
  void import('../logic/suggestions.ts').then(
    ({ rememberWords }) => rememberWords(slug, words),
    () => undefined, // a search that is not remembered is still a search
  );
}
