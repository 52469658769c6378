/** Warning codes of a row. They are stable: reports and tests use them. */
export type WarningCode =
  | 'ambiguous_number'
  | 'bad_image_url'
  | 'control_chars'
  | 'duplicate'
  | 'duplicate_image'
  | 'duplicate_stock'
  | 'duplicate_vin'
  | 'excel_date'
  | 'formula_prefix'
  | 'invalid_date'
  | 'invalid_km'
  | 'invalid_price'
  | 'km_out_of_range'
  | 'looks_sold'
  | 'malformed_json'
  | 'malformed_quote'
  | 'mojibake'
  | 'new_with_km'
  | 'not_a_car'
  | 'no_make'
  | 'no_price'
  | 'no_stock'
  | 'not_utf8'
  | 'other_dealer'
  | 'placeholder_price'
  | 'price_out_of_range'
  | 'ragged_row'
  | 'stock_scientific_notation'
  | 'too_many_features'
  | 'truncated'
  | 'unit_converted'
  | 'unknown_body'
  | 'unknown_car_type'
  | 'unknown_dealer'
  | 'unknown_fuel'
  | 'unknown_state'
  | 'unknown_transmission'
  | 'unsafe_markup'
  | 'vin_check_digit'
  | 'vin_illegal_char'
  | 'vin_length'
  | 'vin_placeholder'
  | 'was_price_ignored'
  | 'year_out_of_range'
  | 'year_repaired';

/** A warning about a row: code, field, and raw value (cut at 120 characters). */
export interface Warning {
  code: WarningCode;
  field: string | null;
  raw: string | null;
}

/** Adds a warning. */
export type Warn = (code: WarningCode, field: string | null, raw?: string | null) => void;

const RAW_LIMIT = 120;

/** A list of warnings and the function that adds to it; deduped by code and field. */
export function warnings(): { list: Warning[]; warn: Warn } {
  const list: Warning[] = [];
  return {
    list,
    warn: (code, field, raw = null) => {
      if (list.some((warning) => warning.code === code && warning.field === field)) return;
      list.push({ code, field, raw: raw === null ? null : raw.slice(0, RAW_LIMIT) });
    },
  };
}
