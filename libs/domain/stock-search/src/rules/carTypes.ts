import { CAR_TYPES, type CarType } from '@forecourt/vehicle';

/** A site's labels of car types. */
export interface CarTypeWords {
  /** Call used cars Pre-Owned. */
  readonly preOwnedLabel?: boolean;
}

const LABELS: Record<CarType, string> = { new: 'New', demo: 'Demo', used: 'Used' };

/**
 * The label of a car type; used cars are Pre-Owned if the site has that setting. URLs and facet values never change. (SR-19)
 *
 * @example carTypeLabel('used', { preOwnedLabel: true }) // 'Pre-Owned'
 */
export function carTypeLabel(carType: CarType, { preOwnedLabel = false }: CarTypeWords = {}): string {
  return preOwnedLabel && carType === 'used' ? 'Pre-Owned' : LABELS[carType];
}

/**
 * Car types in the order of every list: new, demo, used; each once. (SR-19)
 *
 * @example sortCarTypes(['used', 'new']) // ['new', 'used']
 */
export function sortCarTypes(carTypes: readonly CarType[]): CarType[] {
  return CAR_TYPES.filter((carType) => carTypes.includes(carType));
}
