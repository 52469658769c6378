import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { outboxState } from '@forecourt/database';
import { freePort, type TestEngine } from '@forecourt/database/testing';
import { startApi, statusOf } from './apiProcess.ts';
import { openKillPlace } from './killPlace.ts';
import type { KillPlace } from './killPlace.ts';
import { person } from './person.ts';

/** What every shopper says after the lead. */
const SECOND = 'And does it have a towbar?';
/** No limits, and leases that end soon. */
const QUICK = { LEADS_PER_10_MINUTES: '1000000', LEADS_LEASE_SECONDS: '2' };

/** How hard the trial is. */
export interface Trial {
  leads: number;
  kills: number;
  /** The embedded database has one process, PostgreSQL four. Default: the embedded one. */
  engine?: TestEngine;
  /** Leads on the wire at the same time. */
  posters?: number;
  /** Told what is happening. */
  say?: (line: string) => void;
}

/** What came out of it. */
export interface TrialResult {
  acknowledged: number;
  /** Second messages that were acknowledged: every shopper sends one as soon as the first is. */
  added: number;
  kills: number;
  /** Tries that got no answer because the process was dead or died. */
  unanswered: number;
  /** Acknowledged leads and additions of which the database does not have exactly one. */
  notStoredOnce: number;
  /** Acknowledged leads and additions that are not in the mailbox. */
  notDelivered: number;
  /** Messages above one for the same lead or addition: of the same Message-ID a mailbox has one. */
  twiceInMailbox: number;
  /**
   * Mails that came again with the same Message-ID: the mail server had accepted them, and the process was killed before it had noted that.
   * No sender can tell this from a mail that was lost.
   */
  sentAgain: number;
  /** Leads and additions in the database that nobody sent. */
  unexplained: number;
  seconds: number;
}

/** How many processes share the database. */
const PROCESSES: Readonly<Record<TestEngine, number>> = { pglite: 1, postgres: 4 };

/**
 * Posts leads, and a second message to each, to APIs in processes of their own, and kills one after the other (SIGKILL) while they
 * work, evenly over all leads. A lead that got no answer is sent again with its key, as a browser does. At the end everything that was
 * acknowledged is looked for in the database and in the mailbox.
 */
export async function leadsUnderKill({
  leads,
  kills,
  engine = 'pglite',
  posters = 8,
  say = () => {},
}: Trial): Promise<TrialResult> {
  const started = performance.now();
  const place = await openKillPlace(engine);
  const ports = await Promise.all(Array.from({ length: PROCESSES[engine] }, freePort));
  const start = (port: number) => startApi(port, place.data, { ...QUICK, ...place.env });
  const children = await Promise.all(ports.map(start));
  const acknowledged: string[] = [];
  const added: string[] = [];
  const progress = { unanswered: 0, killed: 0 };
  const leadsBefore = (kill: number) => Math.floor((leads * kill) / (kills + 1));

  async function killer(): Promise<void> {
    for (let kill = 1; kill <= kills; kill += 1) {
      while (acknowledged.length < leadsBefore(kill)) await sleep(2);
      await sleep((kill * 7) % 23);
      const at = kill % children.length;
      await stopped(children[at]!, 'SIGKILL');
      progress.killed += 1;
      say(`killed ${kill} of ${kills} with ${acknowledged.length} of ${leads} leads acknowledged`);
      children[at] = await start(ports[at]!);
    }
  }

  async function poster(first: number): Promise<void> {
    for (let number = first; number < leads; number += posters) {
      // No process is killed after the last lead.
      while (number >= leadsBefore(progress.killed + 2)) await sleep(2);
      acknowledged.push(await postUntilAnswered(ports, { number, message: person.message }, progress));
      added.push(await postUntilAnswered(ports, { number, message: SECOND }, progress));
    }
  }

  try {
    await Promise.all([killer(), ...Array.from({ length: posters }, (_, first) => poster(first))]);
    say('all leads acknowledged, waiting for their delivery');
    const counts = await examine(place, acknowledged, added);
    return {
      acknowledged: acknowledged.length,
      added: added.length,
      kills: progress.killed,
      unanswered: progress.unanswered,
      ...counts,
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    await Promise.all(children.map((child) => stopped(child, 'SIGTERM')));
    await place.close();
  }
}

async function stopped(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function examine(place: KillPlace, acknowledged: readonly string[], added: readonly string[]) {
  const { db, close } = await place.open();
  try {
    while ((await outboxState(db)).some(({ waiting }) => waiting > 0)) await sleep(100);
    const rows = await db.selectFrom('leads').select(['id', 'dedupe_key']).execute();
    const additions = await db.selectFrom('lead_additions').select(['lead_id', 'number']).execute();
    const sent = await place.mails();
    const messages = new Map(sent.map(({ messageId, name }) => [messageId, name]));
    const mailed = timesOf(messages.values());
    const stored = timesOf([
      ...rows.map(({ id }) => id),
      ...additions.map(({ lead_id, number }) => `${lead_id}.${number}`),
    ]);
    const wanted = [...acknowledged, ...added.map((id) => `${id}.2`)];
    const known = new Set(wanted);
    const shoppers = new Set(rows.map(({ dedupe_key }) => dedupe_key));
    return {
      notStoredOnce: wanted.filter((name) => stored.get(name) !== 1).length + (rows.length - shoppers.size),
      notDelivered: [...wanted, ...acknowledged.map((id) => `${id}.confirmation`)].filter(
        (name) => !mailed.has(name),
      ).length,
      twiceInMailbox: messages.size - mailed.size,
      sentAgain: sent.length - messages.size,
      unexplained: [...stored.keys()].filter((name) => !known.has(name)).length,
    };
  } finally {
    await close();
  }
}

function timesOf(names: Iterable<string>): Map<string, number> {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

/** Sends it to one process after the other until one answers. */
async function postUntilAnswered(
  ports: readonly number[],
  { number, message }: { number: number; message: string },
  progress: { unanswered: number },
): Promise<string> {
  const body = { ...person, email: `shopper-${number}@shopper.example`, message };
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': `lead-number-${number}-${message.length}`,
  };
  for (let tries = number; ; tries += 1) {
    const port = ports[tries % ports.length]!;
    const answer = await statusOf(port, '/api/leads', 'POST', headers, JSON.stringify(body)).catch(
      () => null,
    );
    if (answer?.status === 200) return leadIdOf(answer.text);
    if (answer !== null && answer.status < 500)
      throw new Error(`A lead was answered with ${answer.status}: ${answer.text}`);
    progress.unanswered += 1;
    await sleep(20);
  }
}

function leadIdOf(text: string): string {
  const answer: unknown = JSON.parse(text);
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'lead_id' in answer &&
    typeof answer.lead_id === 'string'
  ) {
    return answer.lead_id;
  }
  throw new Error(`An acknowledgement without lead_id: ${text}`);
}
