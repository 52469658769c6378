import type { RawRow } from '../read/rawRow.ts';
import type { FeedDraft, FeedMap } from './feedMap.ts';

/**
 * HomeNet and vAuto exports: one CSV row per vehicle. `Miles` holds kilometres. `SellingPrice` is the price; `Internet_Price`
 * (drive away) and `Misc_Price1` (without government charges) determine its terms, and are the fallback if it is empty. `Invoice`
 * and `BookValue` are confidential (cost and valuation) and are never read.
 */
export const homenet: FeedMap = {
  name: 'homenet',
  title: 'HomeNet / vAuto CSV',
  format: 'csv',
  required: ['DealerID', 'Type', 'Stock', 'Make', 'Model', 'SellingPrice', 'Internet_Price', 'ImageList'],
  open: () => read,
};

function read(row: RawRow): FeedDraft {
  const driveAway = row.get('Internet_Price');
  const excluding = row.get('Misc_Price1');
  return {
    dealershipId: row.get('DealerID'),
    locationName: row.get('DealerName'),
    carType: row.get('Type'),
    stocknum: row.get('Stock'),
    vin: row.get('VIN'),
    year: row.get('Year'),
    make: row.get('Make'),
    model: row.get('Model'),
    badge: row.get('Trim'),
    title: row.get('Style_Description'),
    body: row.get('Body'),
    doors: row.get('Doors'),
    seats: row.get('PassengerCapacity'),
    colour: row.get('ExteriorColor'),
    interiorColour: row.get('InteriorColor'),
    cylinders: row.get('EngineCylinders'),
    engineSize: row.get('EngineDisplacement'),
    transmission: row.get('Transmission'),
    drive: row.get('Drivetrain'),
    fuel: row.get('Fuel_Type'),
    km: row.get('Miles'),
    price: row.get('SellingPrice') || driveAway || excluding,
    priceTerms: driveAway ? 'drive away' : excluding ? 'egc' : null,
    wasPrice: row.get('MSRP'),
    certified: row.get('Certified'),
    inStockSince: row.get('DateInStock'),
    comments: row.get('Description'),
    features: row.get('Options')?.split('|') ?? [],
    images: row.get('ImageList')?.split('|') ?? [],
    street: row.get('Dealer_Address'),
    city: row.get('Dealer_City'),
    state: row.get('Dealer_State'),
    postcode: row.get('Dealer_Zip'),
  };
}
