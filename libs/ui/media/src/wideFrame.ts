/**
 * A picture of a wide gallery on wide viewports: 3:2, at most 720 pixels high, and low enough for name, price and action below it.
 * Several stand side by side.
 */
export const WIDE_FRAME = 'lg:h-[clamp(20rem,min(50vw,100svh-26rem),45rem)] lg:w-auto!';
