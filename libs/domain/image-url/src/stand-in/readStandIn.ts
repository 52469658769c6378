import { simpleBody, simpleColour } from '@forecourt/vehicle';
import type { SimpleColour } from '@forecourt/vehicle';
import { SHAPES, type ShapeName } from './shapes.ts';

const PAINTS: Partial<Record<SimpleColour, string>> = {
  White: '#f7f9fa',
  Silver: '#c6ccd2',
  Grey: '#8a939b',
  Black: '#30363b',
  Blue: '#3f6f9f',
  Red: '#b5403f',
  Green: '#4f7d5d',
  Brown: '#7a5d48',
  Beige: '#d3c5aa',
  Gold: '#c0a25e',
  Bronze: '#98724f',
  Orange: '#d5793d',
  Yellow: '#e0bd4a',
  Purple: '#70598e',
  Pink: '#d492a5',
};
/** Fallback for an unknown or missing colour. */
const UNPAINTED = '#aab4bc';

/**
 * Parses the result of `standIn` as shape and paint. A body type without its own shape has the shape of its kind, or a car's if
 * the kind is unknown.
 *
 * @example readStandIn('car.SUV.Polar White') // { shape: 'suv', paint: '#f7f9fa' }
 */
export function readStandIn(text: string): { shape: ShapeName; paint: string } {
  const [kind = '', body = '', colour = ''] = text.split('.');
  const names = [simpleBody(body), simpleBody(kind)].map((name) => name && (ALIKE[name] ?? name));
  const shape = names.find((name): name is ShapeName => name !== null && Object.hasOwn(SHAPES, name));
  return { shape: shape ?? 'sedan', paint: PAINTS[simpleColour(colour) ?? 'Other'] ?? UNPAINTED };
}

/** Body types that share the side view of another. */
const ALIKE: Partial<Record<string, ShapeName>> = {
  softtop: 'convertible',
  hardtop: 'suv',
  peopleMover: 'van',
  motorhome: 'bus',
  cabChassis: 'lightTruck',
};
