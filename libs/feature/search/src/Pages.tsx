import { Pagination } from '@forecourt/primitives';
import { DEFAULT_PAGE_SIZE } from '@forecourt/stock-search';
import { formatNumber } from '@forecourt/values';
import { pagesShown } from './logic/pages-shown.ts';
import { useDeferredSearch } from './use-search.tsx';

/** Pagination links, for all listed vehicles including sold ones; none after a failure. */
export function Pages({ pageSize = DEFAULT_PAGE_SIZE }: { pageSize?: number | undefined }) {
  const { shown, answer, status, href } = useDeferredSearch();
  const found = answer?.found ?? 0;
  if (status === 'error' || found === 0) return null;
  const last = Math.ceil(found / pageSize);
  return (
    <div className="mt-12">
      <Pagination
        pages={pagesShown(shown.page, last)}
        current={shown.page}
        last={last}
        hrefOf={(page) => href({ ...shown, page })}
      />
      <p className="mt-4 text-center text-small text-ink-2">
        {`Page ${formatNumber(shown.page)} of ${formatNumber(last)}`}
      </p>
    </div>
  );
}
