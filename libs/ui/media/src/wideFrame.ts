/** The height of a wide gallery's pictures where a window is wide: a half of its width, at most 720 pixels. */
export const WIDE_FRAME = 'lg:aspect-auto lg:h-[min(50vw,45rem)]';
