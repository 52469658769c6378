import { lazyPart } from '@forecourt/slots';

/** The parts of a layout below what is seen first: their code comes after it. */
export const Story = lazyPart(async () => (await import('./Lower.tsx')).Story);
export const Sections = lazyPart(async () => (await import('./Lower.tsx')).Sections);
export const ShowroomStory = lazyPart(async () => (await import('./Lower.tsx')).ShowroomStory);
export const ShowroomSections = lazyPart(async () => (await import('./Lower.tsx')).ShowroomSections);
