import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteLookup, type ApiServices, type ApiSite } from '@forecourt/api';
import { other, site, testApi, type TestApi } from '@forecourt/api/testing';
import { attemptDue } from '@forecourt/database';
import type { TestEngine } from '@forecourt/database/testing';
import { openMailer, openSms, readMailbox } from '@forecourt/lead-desk';
import type { LeadMail, MailboxMail, SmsSender } from '@forecourt/lead-desk';
import type { AccountSite } from '../AccountSite.ts';
import half from '../index.ts';

type LeadSms = Parameters<SmsSender['send']>[0];

const secret = 'a secret of the test with enough characters';

/** A site with accounts of its own, changed as given. */
export function withAccounts(of: ApiSite, changes: Partial<AccountSite> = {}): ApiSite {
  const value = { realm: `site:${of.slug}`, secret, secure: false, textMessages: true, ...changes };
  return { ...of, halves: [half.forSite(value)] };
}

/** The test API with accounts, and its mailbox. */
export interface AccountApi extends TestApi {
  /** The mails and text messages to an address, the newest first. */
  mailsTo(address: string): Promise<MailboxMail[]>;
  /** The newest code that was sent to an address. */
  codeTo(address: string): Promise<string>;
  /** Does what is due in the outbox. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

/** Makes the API; `site` and `other` keep their accounts apart. */
export async function accountApi(
  engine: TestEngine,
  changes: Partial<ApiServices> = {},
  sites: readonly ApiSite[] = [withAccounts(site), withAccounts(other, { textMessages: false })],
): Promise<AccountApi> {
  const mailboxDir = await mkdtemp(path.join(tmpdir(), 'forecourt-accounts-'));
  const mailer = openMailer({ mailboxDir });
  const { byHost, bySlug } = siteLookup(sites.map((each) => ({ site: each, hosts: [] })));
  const now = () => new Date();
  const sms = openSms({ mailboxDir });
  // The API does not await codes. They are awaited before the mailbox is read, and before its folder is removed.
  const sent: { to: string; leadId: string; kept: Promise<void> }[] = [];
  const tracked = <Message extends { to: string; leadId: string }>(
    send: (message: Message) => Promise<void>,
  ) =>
    async function (message: Message) {
      const kept = send(message);
      sent.push({ to: message.to, leadId: message.leadId, kept });
      await kept;
    };
  const services = {
    mailer: { ...mailer, send: tracked((mail: LeadMail) => mailer.send(mail)) },
    sms: { ...sms, send: tracked((text: LeadSms) => sms.send(text)) },
  };
  const kit = await testApi(engine, { halves: [half], sites: byHost, now, ...services, ...changes });
  const mailsTo = async (address: string) => {
    await Promise.all(sent.map(({ kept }) => kept));
    const ids = sent.filter(({ to }) => to === address).map(({ leadId }) => leadId);
    const all = await readMailbox(mailboxDir);
    return ids.toReversed().flatMap((id) => all.filter(({ leadId }) => leadId === id));
  };
  const { db } = kit.database;
  const handlers = half.outbox({ db, now, siteBySlug: bySlug, ...services });
  return {
    ...kit,
    mailsTo,
    async deliver() {
      const handle: Parameters<typeof attemptDue>[0]['handle'] = async (row) => handlers[row.topic]?.(row);
      while ((await attemptDue({ db, handle, now }, { topics: Object.keys(handlers) })) > 0);
    },
    async codeTo(address) {
      const [newest] = await mailsTo(address);
      return (
        /\b(\d{3}) ?(\d{3})\b/
          .exec(newest?.text ?? '')
          ?.slice(1)
          .join('') ?? ''
      );
    },
    async close() {
      await Promise.allSettled(sent.map(({ kept }) => kept));
      mailer.close();
      await rm(mailboxDir, { recursive: true });
      await kit.database.close();
    },
  };
}

/** A browser: it keeps its cookies. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #kit: AccountApi;
  readonly #host: string;
  readonly #address: string;

  constructor(kit: AccountApi, host = 'harbour-city.localhost', address = '203.0.113.7') {
    this.#kit = kit;
    this.#host = host;
    this.#address = address;
  }

  async send(where: string, body?: object, headers: Record<string, string> = {}) {
    const response = await this.#kit.request(
      where,
      {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          ...{ host: this.#host, 'content-type': 'application/json', 'user-agent': 'A phone' },
          cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
          ...headers,
        },
      },
      { clientAddress: this.#address },
    );
    const set = response.headers.getSetCookie();
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    const answer: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
    return { status: response.status, answer, set, headers: response.headers };
  }

  /** Asks for a code; returns its id. */
  async ask(to: string): Promise<string> {
    const { answer } = await this.send('/api/account/codes', { to });
    return typeof answer['id'] === 'string' ? answer['id'] : '';
  }

  async signIn(to: string) {
    const id = await this.ask(to);
    return this.send('/api/account/sessions', { id, code: await this.#kit.codeTo(to) });
  }
}
