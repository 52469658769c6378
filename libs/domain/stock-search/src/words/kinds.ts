import { simpleColour, SIMPLE_COLOURS, type ItemType } from '@forecourt/vehicle';
import type { TextFacet } from '../state/facets.ts';
import { phraseTable } from './token.ts';

/** The facet value of a phrase. */
export interface KindValue {
  readonly facet: TextFacet;
  readonly label: string;
  readonly values: readonly string[];
}

type Row = readonly [label: string, phrases: string, values?: readonly string[]];

function of(facet: TextFacet, rows: readonly Row[]): (readonly [KindValue, string])[] {
  return rows.map(([label, phrases, values = [label]]) => [{ facet, label, values }, phrases]);
}

const BODIES = of('body', [
  ['SUV', 'suv|suvs|crossover|crossovers|sports utility|sport utility|suv wagon'],
  ['Sedan', 'sedan|sedans|saloon|saloons'],
  ['Hatch', 'hatch|hatches|hatchback|hatchbacks|hatch back|hot hatch'],
  ['Wagon', 'wagon|wagons|station wagon|station wagons|stationwagon|station waggon|waggon|estate'],
  [
    'Ute',
    'ute|utes|utility|pickup|pickups|pick up|pickup truck|pick up truck|ute tray|dual cab|dual cabs|dual cab ute|dual cab utes|twin cab|twin cab ute|double cab|crew cab ute|bakkie',
  ],
  ['Van', 'van|vans|panel van|panelvan|cargo van|delivery van'],
  [
    'People mover',
    'people mover|people movers|peoplemover|peoplemovers|mpv|mini van|minivan|passenger van|people carrier',
  ],
  ['Coupe', 'coupe|coupes'],
  [
    'Convertible',
    'convertible|convertibles|cabriolet|cabrio|drop top|droptop|soft top|softtop|roadster|rag top|ragtop',
  ],
  ['Bus', 'bus|buses|minibus|mini bus'],
  ['Motorhome', 'motorhome|motorhomes|motor home|campervan|campervans|camper van'],
  ['Light truck', 'light truck|light trucks'],
  [
    'Cab chassis',
    'cab chassis|cab and chassis|tray back|trayback|tray back ute|tray top|traytop|tray ute|flat tray',
  ],
]);

const FUELS = of('fuel', [
  ['Petrol', 'petrol|unleaded|gasoline'],
  ['Diesel', 'diesel|diesels|turbo diesel'],
  ['Hybrid', 'hybrid|hybrids'],
  ['Electric', 'electric|ev|evs|bev|bevs|electric vehicle|electric vehicles|electric car|electric cars'],
  ['LPG', 'lpg|autogas'],
]);

const GEARBOXES = of('transmission', [
  ['Automatic', 'auto|autos|automatic|automatics|automatic transmission|auto transmission'],
  ['Manual', 'manual|manuals|manual transmission|stick shift'],
]);

const DRIVES = of('drive', [
  [
    '4WD',
    '4wd|4wds|4x4|4x4s|4 x 4|4by4|4 by 4|four by four|fourby|four wheel drive|four wheel drives|4 wheel drive|4 wheel drives',
  ],
  ['AWD', 'awd|all wheel drive'],
  ['FWD', 'fwd|front wheel drive'],
  ['RWD', 'rwd|rear wheel drive'],
  ['2WD', '2wd|4x2|4 x 2|two wheel drive|2 wheel drive', ['2WD', 'FWD', 'RWD']],
]);

const STATES = of('state', [
  ['QLD', 'qld|queensland|in qld|in queensland'],
  ['NSW', 'nsw|new south wales|in nsw|in new south wales'],
  ['VIC', 'vic|victoria|in victoria|in vic'],
  ['TAS', 'tas|tassie|tasmania|in tasmania|in tas|in tassie'],
  ['SA', 'sa|south australia|in south australia|in sa'],
  ['WA', 'wa|western australia|in western australia|in wa'],
  ['NT', 'nt|northern territory|in the northern territory|in nt|in the nt'],
  ['ACT', 'in the act|in act|australian capital territory'],
]);

const CERTIFIED = of('certified', [['Certified', 'certified|certified used|certified pre owned', ['true']]]);

/** Phrases with a facet value on every site. */
export const KINDS: ReadonlyMap<string, KindValue> = phraseTable([
  ...BODIES,
  ...FUELS,
  ...GEARBOXES,
  ...DRIVES,
  ...STATES,
  ...CERTIFIED,
]);

/** Phrases for the car types. */
export const CAR_TYPE_WORDS = phraseTable<'new' | 'demo' | 'used'>([
  ['new', 'new|brand new'],
  ['used', 'used|second hand|secondhand|2nd hand|pre owned|preowned|pre loved'],
  [
    'demo',
    'demo|demos|ex demo|ex demos|demonstrator|demonstrators|ex demonstrator|dealer demo|dealer demos|dealer demonstrator',
  ],
]);

/** Phrases for the item types. */
export const ITEM_WORDS = phraseTable<ItemType>([
  ['caravan', 'caravan|caravans|travel trailer'],
  ['truck', 'truck|trucks'],
  ['motorcycle', 'motorcycle|motorcycles|motorbike|motorbikes|motor bike|motor bikes|bike|bikes'],
]);

/** Basic colour names; a manufacturer's name (`champagne`, `titanium`) often has another meaning, and stays text. */
export const COLOURS: ReadonlyMap<string, string> = new Map([
  ...SIMPLE_COLOURS.filter((name) => name !== 'Other').map((name): [string, string] => [
    name.toLowerCase(),
    name,
  ]),
  ['gray', 'Grey'],
  ['balck', 'Black'],
  ['ornage', 'Orange'],
  ['sliver', 'Silver'],
  ['whtie', 'White'],
  ['yelow', 'Yellow'],
]);

const MAX_SHADES = 30;

/** The stock's colours that are a shade of `name`; the name itself if the stock's colours are unknown or none is a shade. */
export function shadesOf(name: string, colours: readonly string[] = []): readonly string[] {
  const shades = colours.filter((colour) => simpleColour(colour) === name);
  return shades.length > 0 ? shades.slice(0, MAX_SHADES) : [name];
}
