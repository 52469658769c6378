/** The levels at which a value can be set, strongest first. */
export interface Levels<Value> {
  car?: Value | null | undefined;
  dealership?: Value | null | undefined;
  dealer?: Value | null | undefined;
  template?: Value | null | undefined;
  platform: Value;
}

/**
 * The value that wins: car > dealership > dealer > template > platform.
 * null and undefined mean "not set here"; an explicit `false`, 0 or '' is a value and wins.
 *
 * @example precedence({ dealer: false, platform: true }) // false
 */
export function precedence<Value>(levels: Levels<Value>): Value {
  return levels.car ?? levels.dealership ?? levels.dealer ?? levels.template ?? levels.platform;
}
