import { Skeleton } from '@forecourt/primitives';

/** In the place of a page while it loads. */
export function PageLoading({ what = 'the page' }: { what?: string }) {
  return (
    <div role="status">
      <span className="sr-only">Loading {what}</span>
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="mt-3 h-5 w-3/4" />
      <Skeleton className="mt-6 h-64 w-full" />
    </div>
  );
}
