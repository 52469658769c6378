import { VehicleCardSkeleton } from '@forecourt/vehicle-ui';

const SHOWN = 6;

/** Placeholders for cards while the first results load. */
export function SkeletonGrid({ look }: { look: 'boxed' | 'bare' }) {
  return Array.from({ length: SHOWN }, (_, index) => (
    <li key={index}>
      <VehicleCardSkeleton look={look} />
    </li>
  ));
}
