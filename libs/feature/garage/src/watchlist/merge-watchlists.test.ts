import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_FAVOURITES } from '../logic/favourite.ts';
import type { Favourite } from '../logic/favourite.ts';
import { mergeWatchlists } from './merge-watchlists.ts';

const car = (id: number): Favourite => ({
  ...{ id: String(id), name: `Car ${id}`, slug: `car-${id}` },
  ...{ make: 'A', model: 'Car', primary_image_url: null },
});
const cars = (...ids: number[]) => ids.map(car);
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => Number(id));
const merge = (
  local: number[],
  server: number[],
  { known = [], others = [] }: { known?: number[]; others?: number[] } = {},
) => {
  const merged = mergeWatchlists({
    local: cars(...local),
    server: cars(...server),
    known: new Set(known.map(String)),
    others: new Set(others.map(String)),
  });
  return { ...merged, list: idsOf(merged.list), toSave: merged.toSave.map(Number) };
};

describe('a list of a browser and one of an account', () => {
  test.each<[string, Parameters<typeof merge>, number[], number[], string[]]>([
    [
      'at the first sign-in both are kept',
      [
        [1, 2],
        [2, 3],
      ],
      [1, 2, 3],
      [1],
      [],
    ],
    ['on a new device', [[], [1, 2]], [1, 2], [], []],
    ['saved here', [[1, 2], [1], { known: [1] }], [1, 2], [2], []],
    ['removed here', [[], [1], { known: [1] }], [], [], ['1']],
    ['saved on another device', [[1], [1, 2], { known: [1] }], [1, 2], [], []],
    ['removed on another device', [[1], [], { known: [1] }], [], [], []],
    ['removed on both', [[], [], { known: [1] }], [], [], []],
    ['of somebody else: theirs stay with them', [[1, 2], [3], { others: [1] }], [2, 3], [2], []],
    ['of somebody else, who saved the same', [[1], [1], { others: [1] }], [1], [], []],
  ])('%s', (_what, input, list, toSave, toRemove) => {
    const merged = merge(...input);
    expect([merged.list, merged.toSave, merged.toRemove]).toEqual([list, toSave, toRemove]);
  });

  test('what has no room stays on its side, and is nowhere removed', () => {
    const local = Array.from({ length: MOST_FAVOURITES }, (_, at) => at);
    const merged = merge(local, [0, 1000, 1001]);
    expect(merged.list).toEqual(local);
    expect(merged.toRemove).toEqual([]);
    expect(merge(local, [0, 1000, 1001], { known: merged.known.map(Number) }).toRemove).toEqual([]);
  });
});

/** A browser that is signed in. */
interface Device {
  list: Favourite[];
  known: string[];
}

test('law: two devices that save, remove and compare in any order end with the same list, and lose nothing', () => {
  const step = fc.record({
    device: fc.constantFrom(0, 1),
    act: fc.constantFrom('save', 'remove', 'compare'),
    id: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let server: Favourite[] = [];
      const devices: Device[] = [0, 1].map(() => ({ list: [], known: [] }));
      const compare = (device: Device) => {
        const merged = mergeWatchlists({
          ...{ local: device.list, server, known: new Set(device.known), others: new Set<string>() },
        });
        server = server.filter(({ id }) => !merged.toRemove.includes(id));
        server.push(...merged.list.filter(({ id }) => merged.toSave.includes(id)));
        device.list = merged.list;
        device.known = merged.list.map(({ id }) => id);
      };
      const removed = new Set<number>();
      for (const { device: at, act, id } of steps) {
        const device = devices[at];
        if (!device) continue;
        if (act === 'compare') compare(device);
        else if (act === 'remove') {
          if (device.list.some((each) => each.id === String(id))) removed.add(id);
          device.list = device.list.filter((each) => each.id !== String(id));
        } else if (!device.list.some((each) => each.id === String(id))) device.list.push(car(id));
      }
      for (const device of [...devices, ...devices]) compare(device);
      const inOrder = (list: Favourite[]) => idsOf(list).toSorted((a, b) => a - b);
      const [one, two] = devices.map(({ list }) => inOrder(list));
      expect(one).toEqual(two);
      expect(inOrder(server)).toEqual(one);
      const saved = new Set(steps.filter(({ act }) => act === 'save').map(({ id }) => id));
      for (const id of saved) if (!removed.has(id)) expect(one).toContain(id);
    }),
    { numRuns: 300 },
  );
});
