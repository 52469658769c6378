/** What must be said wherever the table is used: its licence, CC BY 4.0, asks for it. */
export const POSTCODE_CREDIT = 'Postcode data © GeoNames (geonames.org), CC BY 4.0';
