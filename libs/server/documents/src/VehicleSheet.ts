/** What the sheet of a vehicle says; every word is ready to be printed. */
export interface VehicleSheet {
  dealer: { name: string; address: string | null; phone: string | null; licence: string | null };
  title: string;
  /** Badge and stock number. */
  subtitle: string;
  /** What limits a shopper, a sentence or two; empty for nothing. */
  status: string;
  /** The price, what it includes, and what it was. */
  price: { text: string; suffix: string; was: string | null };
  /** A repayment, never without its rates, its example and the warning. */
  finance: { figures: Fact[]; example: string; warning: string } | null;
  facts: Fact[];
  features: string[];
  /** A JPEG. */
  photo: Uint8Array<ArrayBuffer> | null;
  /** The page of the vehicle, as text and as QR code. */
  url: string;
  /** The day it was printed on, in words. */
  printed: string;
}

/** A value with its name. */
export interface Fact {
  label: string;
  value: string;
}
