export { search } from './manifest.ts';
export type { EmptySearchProps } from './slots.ts';
