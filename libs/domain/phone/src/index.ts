export { locationPhone } from './locationPhone.ts';
export type { ReachableLocation } from './locationPhone.ts';
export { maskPhone, VISIBLE_CHARACTERS } from './maskPhone.ts';
export { phoneLink } from './phoneLink.ts';
export { normalisePhone } from './normalisePhone.ts';
export { phoneClickLabel } from './phoneClickLabel.ts';
export { resolvePhone } from './resolvePhone.ts';
export type { PhoneBook, PhoneDealer, PhoneLocation, ResolvedPhone } from './resolvePhone.ts';
export { telHref } from './telHref.ts';
