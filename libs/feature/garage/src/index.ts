export { garage } from './manifest.ts';
export type { SavedListProps, SoldVehicleProps } from './slots.ts';
