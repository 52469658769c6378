import { readStandIn } from './readStandIn.ts';
import { SHAPES } from './shapes.ts';

/** The y coordinate of the ground. */
const GROUND = 318;

/**
 * The fallback drawing of a picture: a vehicle from the side, by body and colour, as SVG with a transparent background. An empty
 * drawing for '', used for a picture behind another.
 *
 * @param says why the picture is missing, for people who open the URL.
 */
export function standInDrawing(text: string, { width = 600, height = 400, says = '' } = {}): string {
  const title = says && `<title>${says.replace(/[&<>]/g, '')}</title>`;
  const drawn = text === '' ? '' : vehicle(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="${width}" height="${height}">${title}${drawn}</svg>`;
}

function vehicle(text: string): string {
  const { shape, paint } = readStandIn(text);
  const { body, glass, wheels } = SHAPES[shape];
  const discs = wheels.map(
    ([x, radius]) =>
      `<circle cx="${x}" cy="${GROUND - radius}" r="${radius}" fill="#22282d"/><circle cx="${x}" cy="${GROUND - radius}" r="${radius / 2}" fill="#98a2aa"/>`,
  );
  return (
    `<ellipse cx="300" cy="${GROUND}" rx="250" ry="8" fill="#000" opacity=".12"/>` +
    `<g opacity=".8"><path d="${body}" fill="${paint}" stroke="#22282d" stroke-opacity=".35" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="${glass}" fill="#22282d" opacity=".35"/>${discs.join('')}</g>`
  );
}
