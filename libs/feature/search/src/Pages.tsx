import { Pagination } from '@forecourt/primitives';
import { DEFAULT_PAGE_SIZE } from '@forecourt/stock-search';
import { formatNumber } from '@forecourt/values';
import { useSearch } from './use-search.tsx';

const AROUND = 2;

/** Pagination links, for all listed vehicles including sold ones; none after a failure. */
export function Pages({ pageSize = DEFAULT_PAGE_SIZE }: { pageSize?: number | undefined }) {
  const { shown, answer, status, href } = useSearch();
  const found = answer?.found ?? 0;
  if (status === 'error' || found === 0) return null;
  const last = Math.ceil(found / pageSize);
  return (
    <div className="mt-12">
      <Pagination
        pages={pagesAround(shown.page, last)}
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

/** Up to five pages with the current one in the middle. */
function pagesAround(current: number, last: number): number[] {
  const size = Math.min(last, 2 * AROUND + 1);
  const first = Math.max(1, Math.min(current - AROUND, last - size + 1));
  return Array.from({ length: size }, (_, index) => first + index);
}
