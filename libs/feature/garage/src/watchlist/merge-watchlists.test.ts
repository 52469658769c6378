import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_FAVOURITES } from '../logic/favourite.ts';
import type { Favourite } from '../logic/favourite.ts';
import { withNote } from '../logic/note.ts';
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
    notes: {},
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

const noted = (id: number, note: string): Favourite => ({ ...car(id), note });

describe('the notes of both', () => {
  const mergeOne = ({ here, there, before = '' }: { here: string; there: string; before?: string }) => {
    const notes: Record<string, string> = before === '' ? {} : { 1: before };
    const known = new Set(['1']);
    const lists = { local: [withNote(car(1), here)], server: [withNote(car(1), there)] };
    return mergeWatchlists({ ...lists, known, others: new Set(), notes });
  };

  test.each<[string, { here: string; there: string; before?: string }, string, boolean]>([
    ['the same on both sides', { here: 'Red', there: 'Red', before: 'Red' }, 'Red', false],
    ['written here', { here: 'Red', there: '' }, 'Red', true],
    ['written on another device', { here: '', there: 'Red' }, 'Red', false],
    ['changed here', { here: 'Blue', there: 'Red', before: 'Red' }, 'Blue', true],
    ['changed on another device', { here: 'Red', there: 'Blue', before: 'Red' }, 'Blue', false],
    ['deleted here', { here: '', there: 'Red', before: 'Red' }, '', true],
    ['deleted on another device', { here: 'Red', there: '', before: 'Red' }, '', false],
    ['written on both', { here: 'Ask about tyres', there: 'Red' }, 'Red\n\nAsk about tyres', true],
    ['deleted here, changed there', { here: '', there: 'Blue', before: 'Red' }, 'Blue', false],
    ['changed here, deleted there', { here: 'Blue', there: '', before: 'Red' }, 'Blue', true],
    ['one that has the other', { here: 'Red', there: 'Red\n\nAsk', before: 'Blue' }, 'Red\n\nAsk', false],
  ])('%s', (_what, notes, note, isSent) => {
    const merged = mergeOne(notes);
    expect(merged.list).toEqual([withNote(car(1), note)]);
    expect(merged.toNote).toEqual(isSent ? [{ id: '1', note, before: notes.there }] : []);
  });

  test('that have no room in one note stay apart, and nothing is cut off', () => {
    const [here, there] = ['h'.repeat(300), 't'.repeat(300)];
    const merged = mergeOne({ here, there });
    expect(merged).toMatchObject({ list: [{ note: here }], toNote: [], conflicts: ['1'], notes: {} });
  });

  test('a vehicle whose note was written since is not removed, on neither side', () => {
    const before = { known: new Set(['1']), others: new Set<string>(), notes: { 1: 'Red' } };
    const here = mergeWatchlists({ local: [noted(1, 'Blue')], server: [], ...before });
    expect(here).toMatchObject({
      ...{ list: [{ note: 'Blue' }], toSave: ['1'], toNote: [{ id: '1', note: 'Blue', before: '' }] },
    });
    const there = mergeWatchlists({ local: [], server: [noted(1, 'Blue')], ...before });
    expect(there).toMatchObject({ list: [{ note: 'Blue' }], toRemove: [] });
    const neither = mergeWatchlists({ local: [], server: [noted(1, 'Red')], ...before });
    expect(neither).toMatchObject({ list: [], toRemove: ['1'], notes: { 1: 'Red' } });
  });

  test('of somebody else, who saved the same vehicle, do not meet', () => {
    const of = { known: new Set<string>(), others: new Set(['1']), notes: { 1: 'Of Kim' } };
    const merged = mergeWatchlists({ local: [noted(1, 'Of Kim')], server: [noted(1, 'Of Lee')], ...of });
    expect(merged).toMatchObject({ list: [{ note: 'Of Lee' }], toNote: [] });
    const none = mergeWatchlists({ local: [noted(1, 'Of Kim')], server: [car(1)], ...of });
    expect(none).toMatchObject({ list: [car(1)], toNote: [] });
  });

  test.each<[string, Favourite[], Favourite[]]>([
    ['who has the vehicle with a note', [noted(1, 'Of Lee')], [noted(1, 'Of Lee')]],
    ['who has the vehicle without a note', [car(1)], [car(1)]],
    ['who does not have it', [], []],
  ])('written after the last exchange, do not go to somebody else %s', (_who, server, list) => {
    const each: Record<string, string>[] = [{ 1: 'Of Kim' }, {}];
    for (const notes of each) {
      const of = { known: new Set<string>(), others: new Set(['1']), notes };
      const merged = mergeWatchlists({ local: [noted(1, 'Of Kim, not sent')], server, ...of });
      expect(merged).toMatchObject({ list, toSave: [], toNote: [], conflicts: [] });
    }
  });
});

test('law: notes that two devices write and compare in any order end the same on both, and each text that nobody replaced is there', () => {
  const step = fc.record({ device: fc.constantFrom(0, 1), act: fc.constantFrom('add', 'compare') });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let server: Favourite = car(1);
      const devices = [0, 1].map(() => ({ list: [car(1)], notes: {} as Record<string, string> }));
      const compare = (device: (typeof devices)[number]) => {
        const merged = mergeWatchlists({
          ...{ local: device.list, server: [server], known: new Set(['1']), others: new Set<string>() },
          notes: device.notes,
        });
        expect(merged.conflicts).toEqual([]);
        const [sent] = merged.toNote;
        if (sent) server = withNote(server, sent.note);
        device.list = merged.list;
        device.notes = server.note === undefined ? {} : { 1: server.note };
      };
      const texts: string[] = [];
      for (const { device: at, act } of steps) {
        const device = devices[at];
        if (!device) continue;
        if (act === 'compare') compare(device);
        else {
          const text = `<${texts.length}>`;
          texts.push(text);
          device.list = device.list.map((each) => withNote(each, `${each.note ?? ''}${text}`));
        }
      }
      for (const device of [...devices, ...devices]) compare(device);
      expect(devices[0]?.list).toEqual(devices[1]?.list);
      for (const text of texts) expect(server.note).toContain(text);
    }),
    { numRuns: 200 },
  );
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
          ...{
            local: device.list,
            server,
            known: new Set(device.known),
            others: new Set<string>(),
            notes: {},
          },
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
