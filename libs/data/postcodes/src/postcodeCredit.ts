/** Attribution required by the table's licence, CC BY 4.0, wherever it is used. */
export const POSTCODE_CREDIT = 'Postcode data © GeoNames (geonames.org), CC BY 4.0';
