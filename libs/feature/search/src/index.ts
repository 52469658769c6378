export { search } from './manifest.ts';
export type { SearchAlertProps } from './slots.ts';
