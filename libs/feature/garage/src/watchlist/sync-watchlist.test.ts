import { siteStorage } from '@forecourt/browser';
import { SIGNED_IN_COOKIE } from '@forecourt/site-config';
import { openSharedStore, resetSharedStore } from '@forecourt/store';
import type { SiteState } from '@forecourt/store';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Favourite } from '../logic/favourite.ts';
import { favouriteNoted, favouriteRemoved, favouritesReplaced } from '../logic/favourites-slice.ts';
import { syncWatchlist } from './sync-watchlist.ts';

const slug = 'sync';
const car = (id: number): Favourite => ({
  ...{ id: String(id), name: `Car ${id}`, slug: `car-${id}` },
  ...{ make: 'A', model: 'Car', primary_image_url: null },
});
const save = (...ids: number[]) => {
  const { favourites = [] }: SiteState = openSharedStore(slug).getState();
  openSharedStore(slug).dispatch(favouritesReplaced([...favourites, ...ids.map(car)]));
};
const remove = (id: number) => openSharedStore(slug).dispatch(favouriteRemoved(String(id)));
const here = () => {
  const { favourites = [] }: SiteState = openSharedStore(slug).getState();
  return favourites.map(({ id }) => Number(id));
};

const write = (id: number, note: string) =>
  openSharedStore(slug).dispatch(favouriteNoted({ id: String(id), note }));
const noteOf = (id: number) => {
  const { favourites = [] }: SiteState = openSharedStore(slug).getState();
  return favourites.find((each) => each.id === String(id))?.note ?? '';
};

/** The lists of accounts as the platform keeps them. */
const accounts = new Map<string, number[]>();
/** The notes of account `a`. */
const notes = new Map<number, string>();
let account = 'a';
/** Whether the platform never answers. */
let hangs = false;
/** The response of the platform instead of its own, by path. */
let failing: (path: string, id: number | null) => Response | Error | null = () => null;
const asked: string[] = [];

function platform(path: string, init?: RequestInit): Promise<Response> {
  const body: { account_id?: string; car_id?: number; note?: string; before?: string } =
    typeof init?.body === 'string' ? JSON.parse(init.body) : {};
  const id = body.car_id ?? null;
  asked.push(id === null ? path : `${path} ${id}`);
  if (hangs) return hanging(init?.signal);
  const failure = failing(path, id);
  if (failure instanceof Error) return Promise.reject(failure);
  if (failure) return Promise.resolve(failure);
  const list = accounts.get(account) ?? [];
  if (id === null) {
    const cars = list.map((each) => ({
      ...car(each),
      saved_at: '2026-01-01T00:00:00.000Z',
      note: notes.get(each) ?? '',
    }));
    return Promise.resolve(Response.json({ account_id: account, phone_number: null, cars }));
  }
  if (body.account_id !== undefined && body.account_id !== account)
    return Promise.resolve(new Response(null, { status: 403 }));
  if (path.endsWith('note-car')) {
    if (!list.includes(id)) return Promise.resolve(new Response(null, { status: 404 }));
    if ((notes.get(id) ?? '') !== body.before) return Promise.resolve(new Response(null, { status: 409 }));
    notes.set(id, body.note ?? '');
    return Promise.resolve(Response.json({ success: true }));
  }
  const others = list.filter((each) => each !== id);
  accounts.set(account, path.endsWith('save-car') ? [...others, id] : others);
  return Promise.resolve(Response.json({ success: true }));
}

/** A request without an answer, until it is ended. */
function hanging(signal?: AbortSignal | null): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('The time is over.', 'TimeoutError')));
  });
}

beforeEach(() => {
  hangs = false;
  window.localStorage.clear();
  resetSharedStore();
  accounts.clear();
  notes.clear();
  account = 'a';
  failing = () => null;
  asked.length = 0;
  document.cookie = `${SIGNED_IN_COOKIE}=1`;
  vi.stubGlobal('fetch', platform);
});

// Files share their page.
afterAll(() => {
  document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0`;
});

describe('the lists of a browser and its account', () => {
  test('are merged at the first sign-in, and nothing is sent twice', async () => {
    accounts.set('a', [3, 1]);
    save(1, 2);
    expect(await syncWatchlist(slug)).toEqual(new Map());
    expect([here(), accounts.get('a')]).toEqual([
      [1, 2, 3],
      [3, 1, 2],
    ]);
    asked.length = 0;
    await syncWatchlist(slug);
    expect(asked).toEqual(['/api/watchlist']);
  });

  test('nobody is asked where nobody is signed in', async () => {
    document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0`;
    save(1);
    await syncWatchlist(slug);
    expect(asked).toEqual([]);
  });

  test('[AN-02] a change that failed waits over a reload, and says why; nothing is rolled back', async () => {
    accounts.set('a', [1]);
    await syncWatchlist(slug);
    failing = (path) => (path === '/api/watchlist' ? null : new Response(null, { status: 503 }));
    save(2);
    remove(1);
    const why = { error: 'An unexpected error occured', because: 'failed' };
    expect(await syncWatchlist(slug)).toEqual(
      new Map([
        ['2', why],
        ['1', why],
      ]),
    );
    expect(here()).toEqual([2]);
    resetSharedStore();
    failing = () => null;
    expect(await syncWatchlist(slug)).toEqual(new Map());
    expect([here(), accounts.get('a')]).toEqual([[2], [2]]);
  });

  test(
    'a request without an answer ends after a time, and the next exchange sends what waits',
    { timeout: 2_000 },
    async () => {
      const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
        const early = new AbortController();
        setTimeout(() => early.abort(new DOMException('too long', 'TimeoutError')), 10);
        return early.signal;
      });
      save(1);
      hangs = true;
      expect((await syncWatchlist(slug)).get('1')?.because).toBe('failed');
      expect(limit).toHaveBeenCalledWith(20_000);
      hangs = false;
      failing = (_path, id) => {
        hangs = id === 1;
        return null;
      };
      save(2);
      expect([...(await syncWatchlist(slug)).keys()]).toEqual(['2']);
      hangs = false;
      failing = () => null;
      expect(await syncWatchlist(slug)).toEqual(new Map());
      expect(accounts.get('a')).toEqual([1, 2]);
    },
  );

  test('a browser that is offline sends later', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    failing = () => new TypeError('Failed to fetch');
    save(1);
    expect((await syncWatchlist(slug)).get('1')?.because).toBe('offline');
    expect(here()).toEqual([1]);
  });

  test('a session that has ended is asked for no more', async () => {
    failing = () => Response.json({ status: 401, error: 'You’re signed out.' }, { status: 401 });
    save(1);
    expect((await syncWatchlist(slug)).get('1')).toEqual({
      error: 'You’re signed out.',
      because: 'signed-out',
    });
    expect(document.cookie).not.toContain(SIGNED_IN_COOKIE);
    asked.length = 0;
    await syncWatchlist(slug);
    expect(asked).toEqual([]);
  });

  test('a vehicle that the site does not know stays here, and is not sent again', async () => {
    failing = (_path, id) => (id === 1 ? new Response(null, { status: 404 }) : null);
    save(1, 2);
    expect(await syncWatchlist(slug)).toEqual(new Map());
    expect([here(), accounts.get('a')]).toEqual([[1, 2], [2]]);
    asked.length = 0;
    await syncWatchlist(slug);
    expect(asked).toEqual(['/api/watchlist']);
  });

  test('of somebody else on the same device stay apart; what nobody’s account has joins the next one', async () => {
    save(1);
    await syncWatchlist(slug);
    save(2);
    account = 'b';
    accounts.set('b', [9]);
    await syncWatchlist(slug);
    expect(here()).toEqual([2, 9]);
    expect(Object.fromEntries(accounts)).toEqual({ a: [1], b: [9, 2] });
    account = 'a';
    await syncWatchlist(slug);
    expect(here()).toEqual([1]);
  });

  test('nothing reaches somebody else who signs in on another tab during the exchange', async () => {
    accounts.set('a', [1]);
    await syncWatchlist(slug);
    remove(1);
    save(2, 3);
    write(2, 'Of Kim');
    accounts.set('b', [1]);
    failing = (_path, id) => {
      if (id !== null) account = 'b';
      return null;
    };
    asked.length = 0;
    expect((await syncWatchlist(slug)).get('2')?.because).toBe('failed');
    expect(asked).toEqual(['/api/watchlist', '/api/watchlist/remove-car 1']);
    expect(Object.fromEntries(accounts)).toEqual({ a: [1], b: [1] });
  });

  test('a list that this browser lost is no list of removals', async () => {
    save(1, 2);
    await syncWatchlist(slug);
    resetSharedStore();
    siteStorage('localStorage', slug).set('favourites', 'spoilt');
    await syncWatchlist(slug);
    expect([here(), accounts.get('a')]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('a removal makes room in a full account for what waits to be saved', async () => {
    accounts.set('a', [1, 2]);
    await syncWatchlist(slug);
    failing = (path) =>
      path.endsWith('save-car') && (accounts.get('a')?.length ?? 0) >= 2
        ? Response.json({ status: 422, error: 'Your watchlist is full.' }, { status: 422 })
        : null;
    save(3);
    expect((await syncWatchlist(slug)).get('3')?.error).toBe('Your watchlist is full.');
    remove(1);
    expect(await syncWatchlist(slug)).toEqual(new Map());
    expect(accounts.get('a')).toEqual([2, 3]);
  });

  test('notes reach the account with their vehicle, once, and those of the account reach this browser', async () => {
    accounts.set('a', [2]);
    notes.set(2, 'Of the account');
    save(1);
    write(1, 'Ask about tyres');
    expect(await syncWatchlist(slug)).toEqual(new Map());
    expect([notes.get(1), noteOf(2)]).toEqual(['Ask about tyres', 'Of the account']);
    asked.length = 0;
    await syncWatchlist(slug);
    expect(asked).toEqual(['/api/watchlist']);
    write(1, '');
    notes.set(2, 'Changed');
    await syncWatchlist(slug);
    expect([notes.get(1), noteOf(2)]).toEqual(['', 'Changed']);
  });

  test('a note that failed waits over a reload', async () => {
    save(1);
    await syncWatchlist(slug);
    failing = (path) => (path.endsWith('note-car') ? new Response(null, { status: 503 }) : null);
    write(1, 'Ask about tyres');
    expect((await syncWatchlist(slug)).get('1')?.because).toBe('failed');
    resetSharedStore();
    failing = () => null;
    expect(await syncWatchlist(slug)).toEqual(new Map());
    expect([notes.get(1), noteOf(1)]).toEqual(['Ask about tyres', 'Ask about tyres']);
  });

  test('a note that another device wrote in the meantime is taken in, not overwritten', async () => {
    save(1);
    await syncWatchlist(slug);
    write(1, 'Here');
    failing = (path) => {
      if (path.endsWith('note-car') && !notes.has(1)) notes.set(1, 'There');
      return null;
    };
    expect(await syncWatchlist(slug)).toEqual(new Map());
    expect([notes.get(1), noteOf(1)]).toEqual(['There\n\nHere', 'There\n\nHere']);
  });

  test('two notes without room in one stay on their sides, which is said, until one is shorter', async () => {
    save(1);
    await syncWatchlist(slug);
    write(1, 'h'.repeat(400));
    notes.set(1, 't'.repeat(400));
    const waiting = await syncWatchlist(slug);
    expect(waiting.get('1')).toMatchObject({ because: 'conflict', error: expect.stringMatching(/Shorten/) });
    expect([notes.get(1), noteOf(1)]).toEqual(['t'.repeat(400), 'h'.repeat(400)]);
    write(1, 'Here');
    expect(await syncWatchlist(slug)).toEqual(new Map());
    expect(notes.get(1)).toBe(`${'t'.repeat(400)}\n\nHere`);
  });

  test('calls follow one another', async () => {
    save(1);
    const first = syncWatchlist(slug);
    save(2);
    await Promise.all([first, syncWatchlist(slug), syncWatchlist(slug)]);
    expect(asked.filter((each) => each.includes('save-car'))).toEqual([
      '/api/watchlist/save-car 1',
      '/api/watchlist/save-car 2',
    ]);
    expect(accounts.get('a')).toEqual([1, 2]);
  });
});

test('a full account takes the notes of its vehicles all the same', async () => {
  accounts.set('a', [1]);
  await syncWatchlist(slug);
  failing = (path) =>
    path.endsWith('save-car')
      ? Response.json({ status: 422, error: 'Your watchlist is full.' }, { status: 422 })
      : null;
  save(2);
  write(1, 'Ask about tyres');
  expect([...(await syncWatchlist(slug)).keys()]).toEqual(['2']);
  expect(notes.get(1)).toBe('Ask about tyres');
});
