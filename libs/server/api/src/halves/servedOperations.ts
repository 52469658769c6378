import { operations, type Operation } from '@forecourt/platform-client/contracts';
import type { ServerHalf } from './ServerHalf.ts';

const { car, postPhoneReveal, postEvents, postVitals } = operations;

/** The operations of every site, independent of its features. */
const kernelOperations = { car, postPhoneReveal, postEvents, postVitals };

/**
 * Every operation that an API with these halves serves. Throws an Error if two of them have the same method and path.
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
      throw new Error(
        `${other} and ${id} are both ${place}: only the first would be called. Change one of them.`,
      );
    places.set(place, id);
  }
  return all;
}
