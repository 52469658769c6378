/** A range of whole numbers from `min` to `max`, both included; `null` is an open end. */
export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
}
