import type { HomeSection } from '../section-schema.ts';

/** The options of one kind of section. */
export type SectionOf<Type extends HomeSection['type']> = Extract<HomeSection, { type: Type }>;
