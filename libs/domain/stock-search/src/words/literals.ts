import { phraseTable } from './token.ts';

/** Idioms that contain a known word and have another meaning. */
export const LITERALS = phraseTable<true>([
  [
    true,
    'red book|redbook|black book|white book|blue book|green slip|pink slip|blue slip|red light|green light|blue light|white goods|black friday|gold card|white label',
  ],
  [
    true,
    'gold coast|blue mountains|browns plains|red hill|green valley|orange grove|black rock|white rock|red cliffs',
  ],
  [
    true,
    'top of the range|range of|test drive|test drives|phone number|bike rack|bike racks|bike carrier|work light|work lights|family owned|apple car play|car play',
  ],
  [
    true,
    'as new|like new|near new|nearly new|almost new|good as new|newly new|new arrival|new shape|new model|new generation|latest model',
  ],
  [
    true,
    'android auto|auto electrician|auto parts|auto trader|autotrader|auto group|auto gauge|auto club|auto hold|auto park|auto parking|auto dimming|auto wipers|auto headlights|auto lights|auto tailgate|auto boot|auto start|auto stop',
  ],
  [
    true,
    'manual book|manual books|owners manual|service manual|user manual|manual handbook|manual mode|paddle shift',
  ],
  [
    true,
    'late model|later model|recent model|current model|base model|top model|model year|older model|runout model|run out model|blue tooth',
  ],
  [
    true,
    'bull bar|bull bars|nudge bar|nudge bars|roo bar|roo bars|light bar|light bars|sports bar|sports bars|roll bar|roll bars|draw bar|drop bar',
  ],
  [
    true,
    'child seat|child seats|child car seat|child car seats|child restraint|child restraints|baby seat|baby seats|baby car seat|baby car seats|baby capsule|booster seat|booster seats|kids seat|kids seats',
  ],
  [true, 'price drop|price drops|price dropped|price reduced|price reduction|price guarantee'],
  [true, 'used to|used as|used for|used by|used only|only used|was used|barely used|never used|hardly used'],
  [
    true,
    'cheap to run|cheap to insure|cheap to service|cheap on fuel|cheap on petrol|cheap rego|cheap parts|cheap insurance|cheap tyres|cheap servicing',
  ],
  [
    true,
    'mild hybrid|plug in|plug in hybrid|plugin hybrid|diesel heater|diesel particulate|diesel particulate filter|hybrid battery|petrol station',
  ],
  [
    true,
    'hatch cover|van life|bus stop|truck licence|truck license|camper trailer|van roof|wagon r|ute tray|ute liner|ute canopy|bus lane',
  ],
]);

const OTHERS =
  'alfa romeo|aston martin|bentley|brumby|cherokee|eclipse cross|falcon|grand cherokee|grand vitara|great wall|harley davidson|hudson|land rover|mini cooper|morgan|newlands|range rover|rolls royce|royal enfield|santa fe|snowy river|tarago';
/**
 * Makes and models that are also places or end with one, or whose first word begins another name (`range rover` and Ranger). Without
 * them in the stock they stay text, and are looked up as one word, in the plural too.
 */
export const OTHER_NAMES = phraseTable<true>([
  [true, OTHERS],
  [true, OTHERS.replaceAll(/(?=\||$)/g, 's')],
]);

const THINGS_WITH_A_COLOUR =
  'leather|interior|seats|seat|trim|upholstery|roof|wheels|wheel|rims|rim|alloys|alloy|stripes|stripe|badges|mirrors|tint|windows|plates|plate|plater|platers|p|stitching|grille|pack|edition|series|calipers|bonnet|hood|dash|carpet|cloth|suede';
const ELECTRIC_THINGS =
  'windows|window|seats|seat|roof|sunroof|mirrors|mirror|tailgate|boot|start|handbrake|park|parking|brake|brakes|blinds|blind|doors|door|step|steps|steering|bike|awning|jockey|winch|tow';
const NEW_THINGS =
  'tyres|tyre|engine|motor|gearbox|battery|batteries|clutch|paint|rego|wheels|shape|generation|release|timing|brakes|brake|arrival|arrivals|stock|listing|listings|transmission|turbo|radiator|windscreen|roof|mattress|carpet|shocks|suspension|zealand|york';
/** What is new or used itself: `used car seats` are no used cars. */
export const PARTS = phraseTable<true>([
  [
    true,
    'seat|seats|tyre|tyres|part|parts|panels|battery|batteries|wheels|rims|engine|engines|motor|gearbox|transmission|radiator|windscreen|mats|stereo',
  ],
]);
/** Between a car type and a part. */
export const OF_A_VEHICLE = phraseTable<true>([[true, 'car|cars|bike|motorbike|caravan|van|ute|truck']]);
const AUTO_THINGS = 'wipers|headlights|lights|tailgate|boot|park|parking|hold|dimming|gate|locking|start';

/** Known words, with the nouns that may follow: the word then describes the noun, not the vehicle. */
export const THINGS = {
  colour: new Set(THINGS_WITH_A_COLOUR.split('|')),
  electric: new Set(ELECTRIC_THINGS.split('|')),
  new: new Set(NEW_THINGS.split('|')),
  auto: new Set(AUTO_THINGS.split('|')),
} as const;

/** Negations. */
export const NEGATIONS = phraseTable<true>([
  [
    true,
    'not|no|non|without|except|except for|excluding|exclude|minus|isnt|arent|dont want|do not want|dont like|hate|avoid|never|nor|neither|other than|anything but|anything except|everything but|instead of|rather than|but not|bigger than|smaller than|larger than|better than|faster than',
  ],
]);

/** Phrases before a vehicle that is only a comparison. */
export const COMPARISONS_WITH = phraseTable<true>([
  [
    true,
    'like|like a|like an|like the|similar to|similar to a|similar to the|than|than a|than the|vs|versus|compared to|compared with|as big as a|parts for|parts for a|accessories for|fits a|fit a|trade in|trade in my|trading in my|trade in a|swap my|swap for|my old',
  ],
]);

/** Phrases for a sort order. `cheap` sorts by lowest price and `low km` by lowest kilometres; they never set a limit. */
export const ORDERS = phraseTable<'lowest-price' | 'highest-price' | 'latest' | 'newest-year' | 'lowest-km'>([
  [
    'lowest-price',
    'cheap|cheaper|cheapest|cheapest first|affordable|inexpensive|lowest price|lowest price first|low price|low priced|budget',
  ],
  ['highest-price', 'most expensive|most expensive first|dearest|highest price|highest price first'],
  ['latest', 'just arrived|new arrivals|latest arrivals|newest arrivals|just in|latest first'],
  ['newest-year', 'newest|newest first|newest year|newest car|newest cars|newest model|newest models'],
  [
    'lowest-km',
    'low km|low kms|low kilometre|low kilometer|low kilometres|low kilometers|low mileage|low ks|low klms|low kays|low odometer|low k|low milage|lowest km|lowest kms|lowest kilometres|lowest ks|fewest km|fewest kms|fewest kilometres',
  ],
]);

/** The note for a distance from the visitor. */
export const NEAR_ME = 'Near me: say near which postcode or suburb';

/** Phrases that are understood but have no filter, with the note that explains it. */
export const NOTES = phraseTable<string>([
  [
    'P plater: no filter. Check which vehicles your state allows',
    'p plater|p platers|p plate|p plates|p plate legal|p plater legal|p plate approved|p plate friendly|p plater friendly|l plater|l platers|pplater|learner driver|for p platers|for a p plater|for p plater',
  ],
  [
    NEAR_ME,
    'near me|near here|near home|near my place|nearby|close by|around me|around here|close to me|close to home|closest to me|nearest to me|in my area|in my suburb|nearest|closest',
  ],
]);

/** Filler words without meaning for a search; removed from the text next to understood words. */
export const FILLERS = phraseTable<true>([
  [
    true,
    '+|a|an|am|hi|hello|hey|there|really|very|good|nice|great|decent|ideal|suitable|suit|suits|perfect|full|fully|first car|second car|thanks|thank you|maybe|preferably|ideally|what|whats|got any|a|an|the|and|or|with|for|in|of|on|at|to|by|from|is|are|be|has|have|having|must|that|which|this|its|it|i|im|id|ill|we|were|you|me|my|us|our|please|some|any|something|anything|want|wanting|wanted|need|needing|look|looking|search|searching|find|finding|show|give|get|got|buy|buying|purchase|would|could|can|do|but|also|just|car|cars|vehicle|vehicles|automobile|for sale|sale|priced|price|colour|color|coloured|colored|available|in stock|only|first|now|right now|today|asap|at the moment|how much|how many|how long|how far|how old|drive away|driveaway|mark|thats|whats|theres|theyre|ive|youve|weve|theyve|gday',
  ],
]);
