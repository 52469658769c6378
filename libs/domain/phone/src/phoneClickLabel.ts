import type { CarType } from '@forecourt/vehicle';

/**
 * The label of the phone-click event, number 25. A demonstrator counts as new, because the new-car desk sells it.
 *
 * @example phoneClickLabel('used') // 'Used Car'
 */
export function phoneClickLabel(carType: CarType): 'New Car' | 'Used Car' {
  return carType === 'used' ? 'Used Car' : 'New Car';
}
