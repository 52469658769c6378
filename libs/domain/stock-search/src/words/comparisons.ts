import { phraseTable } from './token.ts';

/**
 * The bound of an amount: maximum, minimum, or both sides. `years` is what the phrase is used for: only years (`before`), years
 * too (`from`), or amounts; `under 2015` may be a price or a year, so it stays ambiguous. `strict` excludes the year itself.
 */
export interface Comparison {
  readonly bound: 'max' | 'min' | 'around';
  readonly years: 'only' | 'too' | 'unsure';
  readonly strict?: boolean;
}

/** Comparisons before an amount. */
export const BEFORE_AMOUNT = phraseTable<Comparison>([
  [
    { bound: 'max', years: 'unsure' },
    'under|below|beneath|sub|less than|lower than|cheaper than|fewer than|smaller than|shorter than|no more than|not more than|not over|not above|no higher than|within|priced under|<',
  ],
  [{ bound: 'max', years: 'too' }, 'up to|upto|at most|max|maximum|maximum of|max of|no later than|<=|≤'],
  [{ bound: 'max', years: 'only', strict: true }, 'before|prior to|pre|older than|earlier than'],
  [{ bound: 'max', years: 'only' }, 'until|no newer than|not newer than'],
  [
    { bound: 'min', years: 'unsure' },
    'over|above|more than|greater than|higher than|bigger than|larger than|longer than|no less than|not less than|not under|not below|>',
  ],
  [
    { bound: 'min', years: 'too' },
    'from|starting from|starting at|at least|min|minimum|minimum of|min of|>=|≥',
  ],
  [{ bound: 'min', years: 'only', strict: true }, 'after|post|newer than|later than|younger than'],
  [{ bound: 'min', years: 'only' }, 'since|no older than|not older than|no earlier than|not earlier than'],
  [{ bound: 'around', years: 'too' }, 'around|about|approx|approximately|roughly|circa|close to|~'],
]);

/** Comparisons after an amount. */
export const BEHIND_AMOUNT = phraseTable<Comparison>([
  [
    { bound: 'max', years: 'unsure' },
    'or less|or under|or below|or lower|or cheaper|or fewer|and under|and below|and less|max|maximum|tops|limit|at most',
  ],
  [
    { bound: 'min', years: 'too' },
    '+|plus|or more|or over|or above|or higher|and up|and over|and above|and more|and upwards|upwards|min|minimum|at least',
  ],
  [
    { bound: 'min', years: 'only' },
    'or newer|or later|or younger|or onwards|to now|to today|to present|till now|and newer|and later|and onwards|onwards|onward',
  ],
  [{ bound: 'max', years: 'only' }, 'or older|or earlier|and older|and earlier'],
  [{ bound: 'around', years: 'too' }, 'ish|or so|or thereabouts|approx|approximately'],
]);

/**
 * A comparison directly behind a year alone: `2019 on`. With `null` the words begin another phrase: `2019 on the road`; so does an `on` before
 * an unknown word, `2019 on wheels`.
 */
export const BEHIND_YEAR = phraseTable<Comparison | null>([
  [{ bound: 'min', years: 'only' }, 'on|on up'],
  [null, 'on the|on a|on it|on its|on my|on sale'],
]);

/** What lasts until a date, which is no year of a vehicle: `rego till 2027`, `warranty to march 2028`. */
export const LASTING = phraseTable<true>(
  ['rego', 'reg', 'registration', 'registered', 'warranty'].map((thing) => [
    true,
    'till|til|until|to|exp|expires|expiring|ends'
      .split('|')
      .map((until) => `${thing} ${until}`)
      .join('|'),
  ]),
);
export const MONTHS = phraseTable<true>([
  [
    true,
    'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec',
  ],
]);

/** The noun of an amount, before it. */
export const LEAD = phraseTable<'price' | 'km' | 'year'>([
  [
    'price',
    'price|priced|prices|priced at|price range|budget|budget of|my budget is|cost|costing|spend|to spend|drive away|driveaway',
  ],
  ['km', 'km|kms|kilometres|kilometers|odometer|odo|mileage|travelled|driven'],
  ['year', 'year|years|yr|yrs|built|made|manufactured|registered|built in|made in|year model'],
]);

const OFFER_WORDS = 'ono|o n o|or nearest offer|neg|negotiable';
/** What says of an amount that it is a price, but not of a year. */
export const OFFER = phraseTable<true>([[true, OFFER_WORDS]]);
/** The noun of an amount, after it. */
export const BEHIND_LEAD = phraseTable<'price' | 'km' | 'year'>([
  ['price', `budget|price|drive away|driveaway|max budget|budget max|to spend|${OFFER_WORDS}`],
  ['km', 'on the clock|on it|on the odometer'],
  ['year', 'model|build|built|make|plate'],
]);

/** Phrases that make an amount a repayment in dollars, with the weeks of their period. */
export const A_PERIOD = phraseTable<number>([
  [1, 'a week|per week|pw|weekly|each week|every week|week|wk|per wk|p w'],
  [2, 'a fortnight|per fortnight|pf|fortnightly|each fortnight|every fortnight|fortnight'],
  [52 / 12, 'a month|per month|pm|monthly|each month|every month|a mth|per mth|p m'],
]);

/** Phrases after an amount for which there is no filter: another period, another measure, a part of a price. */
export const ANOTHER_MEASURE = phraseTable<true>([
  [true, 'month|months|a year|per year|yearly|annually|a day|per day|weeks|days|hours'],
  [
    true,
    'deposit|down|off|discount|cashback|rebate|towing|tow|tow rating|kg|kgs|kilos|tonne|tonnes|ton|tons|t|kw|nm|cc|litre|litres|l|hp|bhp|cylinder|cylinders|cyl|speed|door|doors|dr|inch|inches|mm|cm|m|metre|metres|ft|foot|feet|berth|star|stars|valve|owner|owners|mpg|percent|kmh|km h|kph|km range|km service|pax|people|person|passenger|passengers|series|times|year warranty|warranty|airbag|airbags|key|keys|bikes|rows|row',
  ],
]);

/** After kilometres: not those of the odometer. */
export const KM_OF_ANOTHER_KIND = phraseTable<true>([
  [true, 'range|electric range|service|servicing|radius|per hour|an hour|warranty|race'],
]);

/** After a number: years of age. */
export const YEARS = phraseTable<true>([[true, 'years old|year old|yrs old|yr old|years of age|y o|yo']]);
/** After a number: years that may be an age. */
export const YEARS_ONLY = phraseTable<true>([[true, 'years|year|yrs|yr']]);

/** Before a range. */
export const BETWEEN = phraseTable<true>([[true, 'between|in between|from|range|ranging from']]);

/** Between the two ends of a range. */
export const DASH = /^\s*[-–—]\s*$/;

/** Words between the two ends of a range. */
export const TO = phraseTable<true>([[true, 'to|til|till|until|through|and|up to']]);

/** Before a repayment; part of the match. */
export const REPAYMENT = phraseTable<true>([
  [
    true,
    'repayment|repayments|payment|payments|repayments of|payments of|repaying|paying|with repayments|with payments|weekly repayments|weekly payments|weekly payment|weekly repayment',
  ],
]);
