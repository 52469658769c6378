/**
 * Makes and models from the values of `make_model`: "Land Rover Defender" belongs to "Land Rover", not to a make called "Land".
 *
 * @example makeModelPairs(['Kia'], ['Kia Rio']) // [{ make: 'Kia', model: 'Rio', makeModel: 'Kia Rio' }]
 */
export function makeModelPairs(
  makes: readonly string[],
  makeModels: readonly string[],
): { make: string; model: string; makeModel: string }[] {
  const longestFirst = makes.toSorted((a, b) => b.length - a.length);
  return makeModels.flatMap((makeModel) => {
    const make = longestFirst.find((name) => makeModel.startsWith(`${name} `));
    return make ? [{ make, model: makeModel.slice(make.length + 1), makeModel }] : [];
  });
}
