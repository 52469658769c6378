import { readStandIn } from './readStandIn.ts';
import { SHAPES } from './shapes.ts';

/** The ground that wheels stand on. */
const GROUND = 318;

/**
 * The drawing that stands in for a picture: a vehicle from the side, by body and colour, as SVG text without a ground of its own. Of
 * an empty text nothing is drawn: for a picture behind another.
 *
 * @param says what is wrong with the picture, for whoever opens the address.
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
