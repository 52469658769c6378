import type { SearchDocument } from '@forecourt/stock-search';
import type { VehicleBlockProps } from '../slots.ts';

/** What a layout of the vehicle page arranges. */
export interface LayoutProps extends VehicleBlockProps {
  crumbs: readonly { name: string; href?: string }[];
  similar: readonly SearchDocument[];
}
