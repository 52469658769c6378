declare module 'virtual:dealer-brands' {
  import type { Brand } from './brand.ts';

  /** By the slug of the dealer. One whose config has errors is missing. */
  export const brands: Record<string, Brand>;
}
