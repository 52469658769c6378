type Values = Record<string, unknown>;

/**
 * An entry of `content/hours.yaml` from the shape that dealer systems give it: the location by number or as an object, the hours flat or as
 * a pair, and a status. What else it has stays, so that a wrong value is named.
 */
export function hoursValues(given: Values): Values {
  const { status, location_id, location, start_hour, end_hour, ...rest } = given;
  const pair = isObject(rest['hours']) ? rest['hours'] : { begin: start_hour, end: end_hour };
  const hours = typeof rest['hours'] === 'string' ? rest['hours'] : spanOf(status, pair);
  const place = numberOf(location_id ?? (isObject(location) ? location['id'] : location));
  return {
    ...rest,
    name: rest['name'] ?? 'Special hours',
    hours,
    ...(place !== undefined && { locations: [place] }),
  };
}

/** `08:00-13:00`; null for a day on which it is closed, and what is no text as `?`. */
function spanOf(status: unknown, { begin, end }: Values): string | null {
  const isClosed = typeof status === 'string' && status.toLowerCase() === 'closed';
  if (isClosed || (begin == null && end == null && status === undefined)) return null;
  return [begin, end].map((time) => (typeof time === 'string' ? time : '?')).join('-');
}

function numberOf(value: unknown): unknown {
  if (value === null) return undefined;
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
