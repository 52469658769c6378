/** The values of a filter after one was ticked or unticked. @example toggled(['SUV'], 'Ute') // ['SUV', 'Ute'] */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
