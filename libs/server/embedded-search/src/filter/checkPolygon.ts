import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { Corner } from './geo.ts';
import { isSame } from './geo.ts';

/** With more corners than this the sides are not tested for crossings: that takes quadratic time. */
const MOST_COMPARED = 200;

/** Throws the protocol's 400 for an invalid polygon: too few corners, a duplicate corner, or sides that cross. */
export function checkPolygon(corners: readonly Corner[]): void {
  const count = corners.length;
  if (count < 3) throw invalid('Non-empty, non-full loops must have at least 3 vertices');
  const at = (i: number): Corner => corners[i % count]!;
  for (let i = 0; i < count; i++) {
    if (isSame(at(i), at(i + 1))) throw invalid(`Edge ${i} is degenerate (duplicate vertex)`);
  }
  if (count > MOST_COMPARED) return;
  for (let i = 0; i < count; i++) {
    for (let j = i + 2; j < count; j++) {
      if (i === 0 && j === count - 1) continue;
      const [a, b, c, d] = [at(i), at(i + 1), at(j), at(j + 1)];
      if ([c, d].some((corner) => isSame(a, corner) || isSame(b, corner)))
        throw invalid(`Edge ${i} has duplicate vertex with edge ${j}`);
      if (cross(a, b, c, d)) throw invalid(`Edge ${i} crosses edge ${j}`);
    }
  }
}

/** Whether the sides a–b and c–d cross: the ends of each lie on different sides of the other. */
function cross(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  const acb = -side(a, b, c);
  return acb * side(a, b, d) > 0 && acb * -side(c, d, b) > 0 && acb * side(c, d, a) > 0;
}

/** Positive if a point lies left of the great circle from `a` to `b`. */
function side(a: Corner, b: Corner, point: Corner): number {
  const x = a.y * b.z - a.z * b.y;
  const y = a.z * b.x - a.x * b.z;
  const z = a.x * b.y - a.y * b.x;
  return x * point.x + y * point.y + z * point.z;
}

function invalid(why: string): ProtocolError {
  return new ProtocolError(400, `Polygon is invalid: ${why}`);
}
