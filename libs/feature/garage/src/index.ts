export { garage } from './manifest.ts';
export type { SavedListProps } from './slots.ts';
