/** Postcode ranges for PO boxes and large-volume receivers: no residential addresses. */
const BOXES: readonly (readonly [number, number])[] = [
  [200, 299],
  [900, 999],
  [1000, 1999],
  [5800, 5999],
  [6800, 6999],
  [7800, 7999],
  [8000, 8999],
  [9000, 9999],
];

/** Whether a postcode is for PO boxes. */
export function isPostOfficeBox({ postcode }: { readonly postcode: string }): boolean {
  const number = Number(postcode);
  return BOXES.some(([first, last]) => number >= first && number <= last);
}
