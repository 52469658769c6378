import { file, link } from '@forecourt/site-config';
import { homeSectionFields } from '@forecourt/site-content';

/** A section of the home page, by its type. */
export const sectionSchema = homeSectionFields({ file, link });

export type { HomeSection, HomeSectionInput } from '@forecourt/site-content';
