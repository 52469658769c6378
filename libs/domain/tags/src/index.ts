export { cardTag, NEW_ARRIVAL_DAYS } from './cardTag.ts';
export type { CardTag, CardTagOptions, TaggedCar } from './cardTag.ts';
export { certifiedBadge } from './certifiedBadge.ts';
export type { CertifiedBadge } from './certifiedBadge.ts';
