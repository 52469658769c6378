/** The space of a youX quote: the height of its text at each width. */
export const YOUX_ROOM = 'min-h-53 max-[23rem]:min-h-68 md:min-h-43';
