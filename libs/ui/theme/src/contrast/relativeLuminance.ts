/**
 * The relative luminance of a colour by WCAG 2.2, from 0 (black) to 1 (white). The colour is written as in CSS with three
 * or six hexadecimal digits; anything else throws, because a see-through colour has no contrast of its own.
 *
 * @example relativeLuminance('#ffffff') // 1
 */
export function relativeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(hex: string): number[] {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex.trim()) ?? [];
  if (digits === undefined) throw new RangeError(`"${hex}" is not a colour such as #0b5fa5.`);
  const size = digits.length / 3;
  return [0, 1, 2].map((at) => {
    const part = digits.slice(at * size, (at + 1) * size);
    return Number.parseInt(size === 1 ? part + part : part, 16) / 255;
  });
}

/** Converts an sRGB channel to linear light. */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
