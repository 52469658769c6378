import { LoadFailed, PageLoading } from '@forecourt/desk-ui';
import type { ReactNode } from 'react';
import { failureView } from '../logic/failureView.ts';

/** A query of the store as a page needs it. */
interface Query<Data> {
  /** The newest response, of earlier arguments while those of now load. */
  data?: Data | undefined;
  currentData?: Data | undefined;
  error?: unknown;
  refetch(): unknown;
}

/** What a query brought, or that it loads, or why it failed. What was loaded before stays on screen beside a failure. */
export function Loaded<Data>({
  query: { data, currentData, error, refetch },
  what,
  exact = false,
  children,
}: {
  query: Query<Data>;
  /** What is loaded, as in "Loading the appointments". */
  what: string;
  /** Only the response to the arguments of now is shown: that to earlier ones is of another record, or of other days. */
  exact?: boolean;
  children(data: Data): ReactNode;
}) {
  const shown = exact ? currentData : (currentData ?? data);
  return (
    <>
      {error !== undefined && <LoadFailed text={failureView(error).text} onRetry={() => void refetch()} />}
      {shown !== undefined && <div aria-busy={currentData === undefined}>{children(shown)}</div>}
      {shown === undefined && error === undefined && <PageLoading what={what} />}
    </>
  );
}
