/** Picture height of a wide gallery on wide viewports: half its width, at most 720 pixels. */
export const WIDE_FRAME = 'lg:aspect-auto lg:h-[min(50vw,45rem)]';
