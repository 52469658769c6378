/** A loader's data as one text. */
export interface Packed<Data> {
  readonly packed: string;
  /** Never set. It carries the type of the packed data. */
  readonly holds?: Data;
}

/** Data that this process has packed or unpacked, so that the server renders without parsing. */
const known = new WeakMap<object, unknown>();

/**
 * Packs the data of a loader into one JSON text. React Router serializes large data field by field, which is slower than the native
 * JSON of browser and server. Takes JSON values only: no dates, no promises.
 */
export function pack<Data extends object>(data: Data): Packed<Data> {
  const packed = { packed: JSON.stringify(data) };
  known.set(packed, data);
  return packed;
}

/** Returns the packed data; the same object each time. */
export function unpack<Data extends object>(packed: Packed<Data>): Data;
export function unpack(packed: Packed<object>): unknown {
  const before = known.get(packed);
  if (before) return before;
  const data: unknown = JSON.parse(packed.packed);
  known.set(packed, data);
  return data;
}
