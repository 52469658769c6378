import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { DeliveryAnswer } from './logic/ask-delivery.ts';
import type { SectionOptions } from './section-options.ts';

/** The loader's data for the sections of a page. */
export interface VehicleSections extends SectionOptions {
  delivery: {
    text: string;
    /** The result for the query of the page’s URL, where a form without JavaScript puts the postcode. */
    asked: { postcode: string; answer: DeliveryAnswer } | null;
  } | null;
  /** The part of the query that chooses a loan; empty without one. */
  loan: string;
}

/** The text of a panel of the info tabs. */
export type PanelWords = NonNullable<VehicleSections['included']>;

const SectionsContext = createContext<VehicleSections | null>(null);

/** Provides the loader's section data to the blocks. */
export function SectionsProvider({ sections, children }: { sections: VehicleSections; children: ReactNode }) {
  return <SectionsContext value={sections}>{children}</SectionsContext>;
}

/** The section data of this page. */
export function useSections(): VehicleSections {
  const sections = use(SectionsContext);
  if (!sections) throw new Error('A section of the vehicle page needs a SectionsProvider above it.');
  return sections;
}
