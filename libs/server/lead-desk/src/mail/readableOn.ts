/**
 * The colour of text on a background, black or white, whichever has the higher contrast (WCAG 2.2, at least 4.58 : 1).
 *
 * @param color `#rrggbb`.
 * @example readableOn('#0b5fa5') // '#ffffff'
 */
export function readableOn(color: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(color.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? '#ffffff' : '#000000';
}

/** A channel of sRGB, 0 to 1, without its gamma. */
function linear(channel: number): number {
  return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
