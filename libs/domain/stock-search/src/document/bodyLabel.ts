import { BODY_TYPES, simpleBody } from '@forecourt/vehicle';

const LABELS = new Map<string, string>([
  ...BODY_TYPES.map(({ code, label }): [string, string] => [code, label]),
  ['caravan', 'Caravan'],
  ['motorcycle', 'Motorcycle'],
]);

/**
 * A body in the one spelling that the `body` facet counts by: the label of its body type, whatever the feed wrote; 'Other'
 * for a word nobody knows; `null` for none.
 *
 * @example bodyLabel('DUAL CAB P/UP') // 'Ute'
 */
export function bodyLabel(body: string | null): string | null {
  const code = simpleBody(body);
  return code === null ? null : (LABELS.get(code) ?? code);
}
