/** A loader's data as one text. */
export interface Packed<Data> {
  readonly packed: string;
  /** Never there: it keeps the type of what is packed. */
  readonly holds?: Data;
}

/** What this process has packed or unpacked: the server renders from what it has just read. */
const known = new WeakMap<object, unknown>();

/**
 * Packs what a loader returns, so that the page carries one text: React Router writes and reads large data field by field,
 * which costs more than the JSON that browser and server have built in. Only for what JSON can say: no dates, no promises.
 */
export function pack<Data extends object>(data: Data): Packed<Data> {
  const packed = { packed: JSON.stringify(data) };
  known.set(packed, data);
  return packed;
}

/** What was packed; the same object each time. */
export function unpack<Data extends object>(packed: Packed<Data>): Data;
export function unpack(packed: Packed<object>): unknown {
  const before = known.get(packed);
  if (before) return before;
  const data: unknown = JSON.parse(packed.packed);
  known.set(packed, data);
  return data;
}
