import { operations, type Operation } from '@forecourt/platform-client/contracts';
import type { ServerHalf } from './ServerHalf.ts';

const { car, postPhoneReveal, postEvents, postVitals } = operations;

/** The calls that every site answers, whichever features it has. */
const kernelOperations = { car, postPhoneReveal, postEvents, postVitals };

/**
 * Every operation that an API with these halves serves. Throws an Error where two of them are in one place.
 */
export function servedOperations(halves: readonly ServerHalf[]): Operation[] {
  const all = [kernelOperations, ...halves.map((half) => half.operations)].flatMap((each) =>
    Object.values(each),
  );
  const places = new Map<string, string>();
  for (const { id, method, path } of all) {
    const place = `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`;
    const other = places.get(place);
    if (other !== undefined)
      throw new Error(`${other} and ${id} are both ${place}: only the first would answer. Move one of them.`);
    places.set(place, id);
  }
  return all;
}
