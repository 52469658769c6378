/**
 * The fallback icon of a site: the first letter of its name on its colour.
 *
 * @param colour `#rrggbb`.
 */
export function initialSvg(name: string, colour: string): string {
  const [first = 'F'] =
    name
      .trim()
      .toUpperCase()
      .match(/[\p{L}\p{N}]/u) ?? [];
  const letter = isLight(colour) ? '#111111' : '#ffffff';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><text x="32" y="46" font-family="system-ui, sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="${letter}">${first}</text></svg>`;
}

function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150;
}
