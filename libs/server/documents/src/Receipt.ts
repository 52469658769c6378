import type { Fact } from './VehicleSheet.ts';

/** The content of a receipt, formatted for print. */
export interface Receipt {
  kind: 'receipt';
  dealer: {
    /** The business, with its trading name if that is another one. */
    name: string;
    /** Australian Business Number. */
    abn: string;
    address: string | null;
    phone: string | null;
    licence: string | null;
  };
  title: string;
  /** Number, date, what for. */
  rows: readonly Fact[];
  /** Amounts; the last one stands out. */
  amounts: readonly Fact[];
  notes: readonly string[];
  /** The date of printing, as text. */
  printed: string;
}
