type Numbers = Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array;

/** A typed array with a length of at least `needed`, with the elements of the old one; grows by half, new elements are `fill`. */
export function grow<T extends Numbers>(array: T, needed: number, fill = 0): T {
  if (needed <= array.length) return array;
  const size = Math.max(needed, array.length + (array.length >>> 1), 64);
  const bigger = new (array.constructor as new (length: number) => T)(size);
  bigger.set(array);
  if (fill !== 0) bigger.fill(fill, array.length);
  return bigger;
}
