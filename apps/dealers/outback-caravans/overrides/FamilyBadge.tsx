import type { VehicleBlockProps } from '@forecourt/vdp';

/** Says of a van with beds for four or more that a family fits. */
export function FamilyBadge({ car }: Pick<VehicleBlockProps, 'car'>) {
  return (car.specifications?.sleeps ?? 0) < 4 ? null : (
    <p className="mt-3 inline-block rounded-tag bg-brand-soft px-3 py-1 text-small font-semibold text-on-brand-soft">
      Room for the whole family
    </p>
  );
}
