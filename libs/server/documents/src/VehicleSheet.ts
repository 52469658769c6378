/** The content of a vehicle sheet, formatted for print. */
export interface VehicleSheet {
  dealer: { name: string; address: string | null; phone: string | null; licence: string | null };
  title: string;
  /** Badge and stock number. */
  subtitle: string;
  /** Availability notes, one or two sentences; empty for none. */
  status: string;
  /** The price, its terms, and the previous price. */
  price: { text: string; suffix: string; was: string | null };
  /** A repayment, always with its rates, its example and the warning. */
  finance: { figures: Fact[]; example: string; warning: string } | null;
  facts: Fact[];
  features: string[];
  /** A JPEG. */
  photo: Uint8Array<ArrayBuffer> | null;
  /** The page of the vehicle, as text and as QR code. */
  url: string;
  /** The date of printing, as text. */
  printed: string;
}

/** A value with its name. */
export interface Fact {
  label: string;
  value: string;
}
