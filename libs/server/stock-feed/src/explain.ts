import type { WarningCode } from './warning.ts';

const SENTENCES: Record<WarningCode, string> = {
  ambiguous_number: 'the number can be read in two ways; write it without points and commas',
  bad_image_url: 'a picture has no http(s) address and was left out',
  control_chars: 'invisible control characters were removed',
  duplicate: 'the same row was in the feed before',
  duplicate_image: 'a picture was listed twice',
  duplicate_stock: 'the stock number was in the feed before; the last row is used',
  duplicate_vin: 'another stock number in this feed has the same VIN; decide which one is the car',
  excel_date: 'the date was a spreadsheet number and was converted',
  formula_prefix: 'a text begins like a spreadsheet formula; it is kept as text',
  invalid_date: 'the date does not exist and was left out',
  invalid_km: 'the odometer reading is not a distance and was left out',
  invalid_price: 'the price is not a price and was left out',
  km_out_of_range: 'the odometer reading is impossible and was left out',
  looks_sold: 'the comments say that the car is sold; take it out of the feed or correct the comments',
  malformed_json: 'the line is not a JSON object; correct or remove it',
  malformed_quote: 'a quotation mark is not doubled, so the columns may be wrong; correct the row',
  mojibake: 'garbled letters were repaired',
  new_with_km: 'a new car with this many kilometres; correct the type or the odometer',
  not_a_car: 'the field is wrong, so the object is no vehicle; correct it',
  no_make: 'make or model is missing',
  no_price: 'there is no price; the site shows its no-price text',
  no_stock: 'there is no stock number, so the car cannot be identified',
  not_utf8: 'the row is not UTF-8 and was read as Windows-1252',
  other_dealer: 'the row belongs to another dealer',
  placeholder_price: 'the price is a placeholder and was left out',
  price_out_of_range: 'the price is impossible; correct it',
  ragged_row: 'the number of columns differs from the header',
  stock_scientific_notation: 'a spreadsheet has corrupted the stock number; correct it',
  too_many_features: 'there are too many features; the first ones are kept',
  truncated: 'the text is too long and was cut',
  unit_converted: 'miles were converted to kilometres',
  unknown_body: 'the body type is unknown; the car is in no body filter',
  unknown_car_type: 'the car type is unknown; use new, demo or used',
  unknown_dealer: 'the dealer of the row is unknown; its stock is never published',
  unknown_fuel: 'the fuel is unknown; it counts as Other',
  unknown_state: 'the state is missing or unknown; write its letters, such as QLD',
  unknown_transmission: 'the transmission is unknown; it counts as Other',
  unsafe_markup: 'scripts were removed from the text',
  vin_check_digit: 'the VIN’s check digit is wrong (not mandatory in Australia)',
  vin_illegal_char: 'the VIN has a letter that VINs do not use (I, O, Q) and was left out',
  vin_length: 'the VIN does not have 17 characters and was left out',
  vin_placeholder: 'the VIN is a placeholder and was left out',
  was_price_ignored: 'the old price is not above the price and was left out',
  year_out_of_range: 'the year is impossible; correct it',
  year_repaired: 'the year had two digits and was completed',
};

/** The meaning of a warning in one sentence, with the fix if action is needed. */
export function explain(code: WarningCode): string {
  return SENTENCES[code];
}

/** The meaning of the code of a stored warning; of one that is not known any more, the code itself. */
export function explainWarning(code: string): string {
  return Object.entries(SENTENCES).find(([known]) => known === code)?.[1] ?? code;
}
