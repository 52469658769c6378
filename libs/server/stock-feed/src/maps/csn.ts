import { z } from 'zod';
import { FeedFormatError, type RawRow } from '../read/rawRow.ts';
import type { FeedDraft, FeedMap } from './feedMap.ts';

const text = z.union([z.string(), z.number()]).transform(String).nullish();

/** The parts of a CSN-DTO that are read; other keys are allowed. */
const vehicleSchema = z.object({
  Type: text,
  ListingType: text,
  SaleStatus: text,
  Description: text,
  Identification: z.array(z.object({ Type: text, Value: text })).default([]),
  Specification: z
    .object({
      Make: text,
      Model: text,
      Series: text,
      Title: text,
      ReleaseDate: z.object({ Year: text }).nullish(),
      Attributes: z.array(z.object({ Name: text, Value: text })).default([]),
    })
    .default({ Attributes: [] }),
  Registration: z.object({ Number: text }).nullish(),
  OdometerReadings: z.array(z.object({ Type: text, Value: text })).default([]),
  Colours: z.array(z.object({ Location: text, Name: text })).default([]),
  PriceList: z.array(z.object({ Type: text, Amount: text })).default([]),
  Seller: z.object({ Identifier: text, Name: text }).nullish(),
  Media: z
    .object({ Photos: z.array(z.object({ Url: text, Order: z.number().default(0) })).default([]) })
    .nullish(),
  LastModifiedUtc: text,
});

/** The exchange format of the carsales network, as far as it is public: JSON, lists of `Type` and `Value`. */
export const csn: FeedMap = {
  name: 'csn',
  title: 'CSN-DTO JSON (carsales network)',
  format: 'json',
  records: 'vehicles',
  open: () => read,
};

function read(row: RawRow): FeedDraft {
  const parsed = vehicleSchema.safeParse(row.value);
  if (!parsed.success)
    throw new FeedFormatError(
      `Vehicle ${row.row} is not a CSN-DTO: ${z.prettifyError(parsed.error)}. Nothing was imported. Correct the export.`,
    );
  const { Specification: spec, ...vehicle } = parsed.data;
  const identity = (type: string) => vehicle.Identification.find((entry) => entry.Type === type)?.Value;
  const attribute = (name: string) => spec.Attributes.find((entry) => entry.Name === name)?.Value;
  const colour = (place: string) => vehicle.Colours.find((entry) => entry.Location === place)?.Name;
  const price = vehicle.PriceList.find((entry) => entry.Type === 'DAP') ?? vehicle.PriceList[0];
  return {
    itemType: vehicle.Type,
    carType: vehicle.ListingType,
    status: vehicle.SaleStatus,
    comments: vehicle.Description,
    stocknum: identity('StockNumber'),
    vin: identity('VIN'),
    make: spec.Make,
    model: spec.Model,
    series: spec.Series,
    title: spec.Title,
    year: spec.ReleaseDate?.Year,
    badge: attribute('Badge'),
    body: attribute('BodyStyle'),
    drive: attribute('Drive'),
    transmission: attribute('Transmission'),
    fuel: attribute('FuelType'),
    cylinders: attribute('Cylinders'),
    engineSize: attribute('EngineSize'),
    doors: attribute('Doors'),
    seats: attribute('Seats'),
    consumption: attribute('FuelConsumptionCombined'),
    regplate: vehicle.Registration?.Number,
    km: vehicle.OdometerReadings[0]?.Value,
    colour: colour('Exterior'),
    interiorColour: colour('Interior'),
    price: price?.Amount,
    priceTerms: price?.Type,
    locationId: vehicle.Seller?.Identifier,
    locationName: vehicle.Seller?.Name,
    images: (vehicle.Media?.Photos ?? [])
      .toSorted((a, b) => a.Order - b.Order)
      .map((photo) => photo.Url ?? ''),
  };
}
