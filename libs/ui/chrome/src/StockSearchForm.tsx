import { useId } from 'react';

/** A free-text search of the stock. It is a plain GET form, so it works before hydration and without JavaScript. */
export function StockSearchForm({
  action,
  hint,
}: {
  /** URL of the search page; the query parameter is `words`. */
  action: string;
  /** What may be typed: `words.searchBox` of the site. */
  hint: string;
}) {
  const id = useId();
  return (
    <form action={action} method="get" role="search" className="mt-8 flex max-w-xl gap-2">
      <label className="sr-only" htmlFor={id}>
        Search the stock
      </label>
      <input
        id={id}
        name="words"
        type="search"
        placeholder={hint}
        className="h-12 min-w-0 flex-1 rounded-field border border-line-strong bg-surface px-4 text-[16px] placeholder:text-ink-3"
      />
      <button
        type="submit"
        className="h-12 rounded-control bg-brand px-6 font-semibold text-on-brand hover:bg-brand-hover"
      >
        Search
      </button>
    </form>
  );
}
