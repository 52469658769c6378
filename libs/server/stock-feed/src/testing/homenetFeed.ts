/** The columns of the HomeNet feeds in tests. */
const COLUMNS = [
  'DealerID',
  'DealerName',
  'Type',
  'Stock',
  'VIN',
  'Year',
  'Make',
  'Model',
  'Body',
  'Trim',
  'Doors',
  'ExteriorColor',
  'InteriorColor',
  'EngineCylinders',
  'EngineDisplacement',
  'Transmission',
  'Miles',
  'SellingPrice',
  'MSRP',
  'BookValue',
  'Invoice',
  'Certified',
  'DateInStock',
  'Description',
  'Options',
  'Style_Description',
  'Drivetrain',
  'Fuel_Type',
  'PassengerCapacity',
  'Internet_Price',
  'Misc_Price1',
  'Dealer_Address',
  'Dealer_City',
  'Dealer_State',
  'Dealer_Zip',
  'Dealer_Phone',
  'ImageList',
  'VDP_URL',
];

const USUAL: Record<string, string> = {
  DealerID: '2',
  DealerName: 'Northside Mazda Aspley - Sales',
  Type: 'Used',
  Year: '2020',
  Make: 'Toyota',
  Model: 'RAV4',
  Trim: 'Cruiser',
  Body: 'SUV',
  Doors: '5',
  ExteriorColor: 'Black',
  EngineCylinders: '4',
  EngineDisplacement: '2.5 L',
  Transmission: 'Automatic',
  Miles: '55490',
  SellingPrice: '35880',
  Internet_Price: '35880',
  Invoice: '31000',
  DateInStock: '21/08/2026',
  Description: 'One careful owner.',
  Options: 'Android Auto|Towbar',
  Drivetrain: 'AWD',
  Fuel_Type: 'Hybrid',
  PassengerCapacity: '5',
  Dealer_City: 'Aspley',
  Dealer_State: 'QLD',
  Dealer_Zip: '4034',
  ImageList: 'https://northside-auto-group.example/pictures/suv/black-side.webp',
};

/** A HomeNet feed with these rows; missing fields have default values. A row may also be a string, written unchanged. */
export function homenetFeed(rows: readonly (Record<string, string> | string)[]): Uint8Array[] {
  const lines = rows.map((row) =>
    typeof row === 'string' ? row : COLUMNS.map((name) => quote(row[name] ?? USUAL[name] ?? '')).join(','),
  );
  return [Buffer.from([COLUMNS.join(','), ...lines, ''].join('\r\n'))];
}

function quote(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
