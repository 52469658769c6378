import { BODY_TYPES, simpleBody } from '@forecourt/vehicle';

const LABELS = new Map<string, string>([
  ...BODY_TYPES.map(({ code, label }): [string, string] => [code, label]),
  ['caravan', 'Caravan'],
  ['motorcycle', 'Motorcycle'],
]);

/**
 * The value of the `body` facet: the label of the body type, for any text of a feed; 'Other' for an unknown text; `null` without
 * one.
 *
 * @example bodyLabel('DUAL CAB P/UP') // 'Ute'
 */
export function bodyLabel(body: string | null): string | null {
  const code = simpleBody(body);
  return code === null ? null : (LABELS.get(code) ?? code);
}
