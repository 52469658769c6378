import { Skeleton } from '@forecourt/primitives';
import { clsx } from 'clsx';

/** Skeleton of a loading card, as high as a real one to avoid a layout shift. */
export function VehicleCardSkeleton({
  withActions = true,
  look = 'boxed',
}: {
  withActions?: boolean;
  /** As in `VehicleCard`. */
  look?: 'boxed' | 'bare';
}) {
  const bare = look === 'bare';
  return (
    <div
      aria-hidden
      className={clsx(
        'flex h-full flex-col',
        !bare && 'overflow-hidden rounded-card border border-line bg-surface',
      )}
    >
      <div className="aspect-3/2 bg-stage" />
      <div className={clsx('flex flex-1 flex-col', bare ? 'pt-5' : 'p-card')}>
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="mt-2.5 h-4 w-2/5" />
        <Skeleton className="mt-3 h-3.5 w-5/6" />
        <div className="mt-auto pt-6">
          <Skeleton className="h-7 w-2/5" />
          <Skeleton className="mt-4 h-10 w-full" />
          {withActions && <Skeleton className="mt-4 h-10 w-full rounded-control" />}
        </div>
      </div>
    </div>
  );
}
