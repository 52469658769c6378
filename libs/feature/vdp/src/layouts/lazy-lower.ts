import { lazyModule, lazyPart } from '@forecourt/browser';

const frame = lazyModule(() => import('./Frame.tsx'));

/** The parts of a layout below the fold: their code loads later. */
export const Story = lazyPart(async () => (await import('./Lower.tsx')).Story);
export const Sections = lazyPart(async () => (await import('./Lower.tsx')).Sections);
export const ShowroomStory = lazyPart(async () => (await import('./Lower.tsx')).ShowroomStory);
export const ShowroomSections = lazyPart(async () => (await import('./Lower.tsx')).ShowroomSections);

/** The frame of the page: announcement, views, documents and share links, bars and popup. */
export const Announcement = lazyPart(async () => (await frame()).Announcement);
export const Views = lazyPart(async () => (await frame()).Views);
export const Tools = lazyPart(async () => (await frame()).Tools);
export const Followers = lazyPart(async () => (await frame()).Followers);
