import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, outboxState } from '@forecourt/database';
import { testDirectory } from '@forecourt/database/testing';
import { freePort, startApi, statusOf } from './apiProcess.ts';
import { person } from './person.ts';

/** What every shopper says after the lead. */
const SECOND = 'And does it have a towbar?';
/** No limits, and leases that end soon. */
const QUICK = { LEADS_PER_10_MINUTES: '1000000', LEADS_LEASE_SECONDS: '2' };

/** How hard the trial is. */
export interface Trial {
  leads: number;
  kills: number;
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
  /** Mails above one for the same lead or addition. */
  twiceInMailbox: number;
  /** Leads and additions in the database that nobody sent. */
  unexplained: number;
  seconds: number;
}

/**
 * Posts leads, and a second message to each, to an API in a process of its own, with the embedded database and the mailbox on disk, and kills that process
 * (SIGKILL) again and again while it works. A lead that got no answer is sent again with its key, as a browser does. At the
 * end everything that was acknowledged is looked for in the database and in the mailbox.
 */
export async function leadsUnderKill({
  leads,
  kills,
  posters = 8,
  say = () => {},
}: Trial): Promise<TrialResult> {
  const started = performance.now();
  const data = await mkdtemp(path.join(tmpdir(), 'forecourt-kill-'));
  const files = await testDirectory();
  await symlink(files, path.join(data, 'db'));
  const port = await freePort();
  const acknowledged: string[] = [];
  const added: string[] = [];
  const progress = { unanswered: 0, killed: 0 };
  let child = await startApi(port, data, QUICK);

  async function killer(): Promise<void> {
    for (let kill = 1; kill <= kills; kill += 1) {
      const target = Math.floor((leads * kill) / (kills + 1));
      while (acknowledged.length < target) await sleep(2);
      await sleep((kill * 7) % 23);
      child.kill('SIGKILL');
      await once(child, 'exit');
      progress.killed += 1;
      say(`killed ${kill} of ${kills} with ${acknowledged.length} of ${leads} leads acknowledged`);
      child = await startApi(port, data, QUICK);
    }
  }

  async function poster(first: number): Promise<void> {
    for (let number = first; number < leads; number += posters) {
      acknowledged.push(await postUntilAnswered(port, { number, message: person.message }, progress));
      added.push(await postUntilAnswered(port, { number, message: SECOND }, progress));
    }
  }

  try {
    await Promise.all([killer(), ...Array.from({ length: posters }, (_, first) => poster(first))]);
    say('all leads acknowledged, waiting for their delivery');
    const counts = await examine(data, acknowledged, added);
    return {
      acknowledged: acknowledged.length,
      added: added.length,
      kills: progress.killed,
      unanswered: progress.unanswered,
      ...counts,
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await rm(data, { recursive: true, force: true });
    await rm(files, { recursive: true, force: true });
  }
}

async function examine(data: string, acknowledged: readonly string[], added: readonly string[]) {
  const { db, close } = await openDatabase({ dir: path.join(data, 'db') });
  try {
    while ((await outboxState(db)).some(({ waiting }) => waiting > 0)) await sleep(100);
    const rows = await db.selectFrom('leads').select(['id', 'dedupe_key']).execute();
    const additions = await db.selectFrom('lead_additions').select(['lead_id', 'number']).execute();
    const mails = await mailedLeads(path.join(data, 'mailbox'));
    const times = (list: readonly string[], name: string) => list.filter((each) => each === name).length;
    const names = [
      ...rows.map(({ id }) => id),
      ...additions.map(({ lead_id, number }) => `${lead_id}.${number}`),
    ];
    const wanted = [...acknowledged, ...added.map((id) => `${id}.2`)];
    const shoppers = new Set(rows.map(({ dedupe_key }) => dedupe_key));
    return {
      notStoredOnce: wanted.filter((name) => times(names, name) !== 1).length + (rows.length - shoppers.size),
      notDelivered: [...wanted, ...acknowledged.map((id) => `${id}.confirmation`)].filter(
        (name) => times(mails, name) === 0,
      ).length,
      twiceInMailbox: mails.length - new Set(mails).size,
      unexplained: names.filter((name) => !wanted.includes(name)).length,
    };
  } finally {
    await close();
  }
}

/** Lead id, number of the message and kind of each mail, whatever its file is called; confirmations end with `.confirmation`. */
async function mailedLeads(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.eml'));
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const text = await readFile(path.join(parentPath, name), 'utf8');
      const id = /^X-Lead-ID: ([\w-]+)/im.exec(text)?.[1] ?? 'unreadable';
      const number = /^X-Lead-Message: (\d+)/im.exec(text)?.[1];
      const kind = /^X-Lead-Mail: (\w+)/im.exec(text)?.[1];
      return `${number === '1' ? id : `${id}.${number}`}${kind === 'lead' ? '' : `.${kind}`}`;
    }),
  );
}

async function postUntilAnswered(
  port: number,
  { number, message }: { number: number; message: string },
  progress: { unanswered: number },
): Promise<string> {
  const body = { ...person, email: `shopper-${number}@shopper.example`, message };
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': `lead-number-${number}-${message.length}`,
  };
  for (;;) {
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
