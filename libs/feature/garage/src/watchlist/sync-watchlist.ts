import { inTurn } from '@forecourt/browser';
import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import { openSharedStore } from '@forecourt/store';
import { NOTE_LENGTH } from '../logic/favourite.ts';
import type { Favourite } from '../logic/favourite.ts';
import { favouritesReplaced } from '../logic/favourites-slice.ts';
import { withNote } from '../logic/note.ts';
import { pendingIds, readAccountList, readLocalList, writeAccountList } from './account-list.ts';
import { forgetSignIn } from './forget-sign-in.ts';
import { mergeWatchlists } from './merge-watchlists.ts';
import type { NoteToSend } from './merge-watchlists.ts';
import { mayBeSignedIn } from './sign-in-hint.ts';
import { setUnsent, unsent } from './unsent.ts';
import type { Unsent, UnsentChanges } from './unsent.ts';

/**
 * Brings the list of this browser and that of the account in step. What the account does not know yet is the difference between the stored
 * list and what both had before, so it waits in the browser's storage until it could be sent. Calls follow one another.
 *
 * @param slug of the site.
 * @returns what could not be sent.
 */
export function syncWatchlist(slug: string): Promise<UnsentChanges> {
  return inTurn(slug, 'watchlist', async () => {
    if (!mayBeSignedIn()) return unsent();
    try {
      const conflicts = await exchangeInStep(slug);
      setUnsent(new Map(conflicts.map((id) => [id, TOO_LONG])));
    } catch (error) {
      // The rest is not tried: it would fail the same way.
      if (!(error instanceof PlatformProblem)) throw error;
      const why = reasonOf(error);
      if (why.because === 'signed-out') forgetSignIn();
      setUnsent(new Map(pendingIds(slug).map((id) => [id, why])));
    }
    return unsent();
  });
}

/** A page that comes into view again compares the lists at most this often, milliseconds. */
const OFTEN_MS = 60_000;

let isKept = false;

/**
 * Keeps the list of this browser and that of its account in step while the page is open: now, when the browser is online again, and when
 * somebody comes back to the page.
 *
 * @param slug of the site.
 */
export function keepInStep(slug: string): void {
  if (isKept) return;
  isKept = true;
  let last = 0;
  const sync = () => {
    last = Date.now();
    syncWatchlist(slug).catch((error: unknown) => console.warn(error));
  };
  sync();
  window.addEventListener('online', sync);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - last > OFTEN_MS) sync();
  });
}

/** What is said of a note that is not the account's, where both have no room in one. */
const TOO_LONG: Unsent = {
  error: `Your account has another note about this vehicle, and both together are longer than ${NOTE_LENGTH} characters. Shorten this one, or delete it to see the other.`,
  because: 'conflict',
};

/** The times that an exchange begins anew because another device wrote a note meanwhile. */
const TRIES = 3;

/** How long one call may take, milliseconds: the exchanges of all tabs wait for one that never ends. */
const LIMIT_MS = 20_000;

const limited = () => ({ signal: AbortSignal.timeout(LIMIT_MS) });

async function exchangeInStep(slug: string): Promise<string[]> {
  for (let tries = 1; ; tries += 1)
    try {
      return await exchange(slug);
    } catch (error) {
      if (!(error instanceof PlatformProblem && error.status === 409) || tries === TRIES) throw error;
    }
}

/** @returns the ids whose notes could not be merged. */
async function exchange(slug: string): Promise<string[]> {
  const { account_id: account, phone_number, cars } = await call(routes.watchlist, {}, limited());
  const local = readLocalList(slug);
  const before = readAccountList(slug);
  const isSame = before?.account === account;
  // Without a list of this browser nothing was removed from it.
  const known = new Set(isSame && local ? before.known : []);
  const others = new Set(before && !isSame ? before.known : []);
  const server = cars.map(({ saved_at: _savedAt, note, ...car }) => withNote(car, note));
  const notes = isSame && local ? before.notes : {};
  const merged = mergeWatchlists({ local: local ?? [], server, known, others, notes });
  if (!isSameList(merged.list, local ?? [])) openSharedStore(slug).dispatch(favouritesReplaced(merged.list));
  const refused = isSame ? before.refused : [];
  const list = { account, known: merged.known, refused, notes: merged.notes };
  writeAccountList(slug, list);

  // Which account it is goes with every change: another tab may sign in as somebody else meanwhile.
  const owner = { account_id: account, phone_number };
  // Removals first: they make room in a full account.
  for (const id of merged.toRemove) {
    const body = { ...owner, car_id: Number(id) };
    await done((options) => call(routes.removeCar, { body }, options));
    list.known = list.known.filter((each) => each !== id);
    writeAccountList(slug, list);
  }
  const sendNotes = async (toNote: readonly NoteToSend[]) => {
    for (const { id, note, before: theirs } of toNote) {
      const body = { ...owner, car_id: Number(id), note, before: theirs };
      const isNoted = await done((options) => call(routes.noteCar, { body }, options));
      if (!isNoted) continue; // another device removed the vehicle meanwhile
      list.notes = { ...list.notes, [id]: note };
      writeAccountList(slug, list);
    }
  };
  const there = new Set(list.known);
  // Those of vehicles that it has before the others: a full account takes them all the same.
  await sendNotes(merged.toNote.filter(({ id }) => there.has(id)));
  for (const id of merged.toSave.filter((each) => !list.refused.includes(each))) {
    const body = { ...owner, car_id: Number(id) };
    const isKnown = await done((options) => call(routes.saveCar, { body }, options));
    (isKnown ? list.known : list.refused).push(id);
    writeAccountList(slug, list);
  }
  await sendNotes(merged.toNote.filter(({ id }) => !there.has(id) && list.known.includes(id)));
  return merged.conflicts;
}

/** False if the site does not know the vehicle. The request goes on when its page is left. */
async function done(
  change: (options: { keepalive: true; signal: AbortSignal }) => Promise<{ success: boolean }>,
): Promise<boolean> {
  try {
    const { success } = await change({ keepalive: true, ...limited() });
    if (!success) throw new PlatformProblem(200, {});
    return true;
  } catch (error) {
    if (error instanceof PlatformProblem && error.status === 404) return false;
    throw error;
  }
}

function reasonOf({ status, error }: PlatformProblem): Unsent {
  if (status === 401) return { error, because: 'signed-out' };
  return { error, because: status === 0 && !navigator.onLine ? 'offline' : 'failed' };
}

function isSameList(one: readonly Favourite[], other: readonly Favourite[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, note }, at) => id === other[at]?.id && note === other[at].note)
  );
}
