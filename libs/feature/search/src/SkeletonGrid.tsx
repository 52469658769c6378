import { VehicleCardSkeleton } from '@forecourt/vehicle-ui';

const SHOWN = 6;

/** Places of cards that are on their way, where there is nothing to show meanwhile. */
export function SkeletonGrid({ look }: { look: 'boxed' | 'bare' }) {
  return Array.from({ length: SHOWN }, (_, index) => (
    <li key={index}>
      <VehicleCardSkeleton look={look} />
    </li>
  ));
}
