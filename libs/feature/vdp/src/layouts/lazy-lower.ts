import { lazyPart } from '@forecourt/slots';

const frame = () => import('./Frame.tsx');

/** The parts of a layout below what is seen first: their code comes after it. */
export const Story = lazyPart(async () => (await import('./Lower.tsx')).Story);
export const Sections = lazyPart(async () => (await import('./Lower.tsx')).Sections);
export const ShowroomStory = lazyPart(async () => (await import('./Lower.tsx')).ShowroomStory);
export const ShowroomSections = lazyPart(async () => (await import('./Lower.tsx')).ShowroomSections);

/** What surrounds the blocks: a line above, what follows the visitor, what they take with them. */
export const Announcement = lazyPart(async () => (await frame()).Announcement);
export const Views = lazyPart(async () => (await frame()).Views);
export const Tools = lazyPart(async () => (await frame()).Tools);
export const Followers = lazyPart(async () => (await frame()).Followers);
