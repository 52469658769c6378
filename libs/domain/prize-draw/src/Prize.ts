/** A prize, and how likely it is: its parts of the parts of all prizes. */
export interface Prize {
  id: string;
  /** A whole number from 1. */
  parts: number;
}
