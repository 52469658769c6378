import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that the server has received: its envelope and its content. */
export interface ReceivedMail {
  to: string[];
  email: Email;
  /** The message as sent. */
  source: string;
}

/** A mail server on this machine. */
export interface TestSmtp {
  url: string;
  /** The received mails, oldest first. */
  mails: ReceivedMail[];
  /** The envelope recipients that the server refuses, or all of them. */
  refuses: string[] | 'all';
  /** The envelope recipients about whom the server says nothing until it closes. */
  hangs: string[];
  close(): Promise<void>;
}

/** Starts a mail server that keeps what it receives. */
export async function openTestSmtp(): Promise<TestSmtp> {
  const refusal = Object.assign(new Error('the mailbox of kim@shopper.example is full'), {
    responseCode: 452,
  });
  const held: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(kit.refuses === 'all' ? refusal : undefined),
    onRcptTo: ({ address }, _session, done) => {
      if (kit.hangs.includes(address)) held.push(() => done(refusal));
      else done(kit.refuses !== 'all' && kit.refuses.includes(address) ? refusal : undefined);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(bytes, { attachmentEncoding: 'utf8' }).then((email) => {
          kit.mails.push({ to, email, source: bytes.toString('utf8') });
          done();
        });
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const kit: TestSmtp = {
    url: `smtp://127.0.0.1:${address.port}`,
    mails: [],
    refuses: [],
    hangs: [],
    close() {
      for (const answer of held) answer();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return kit;
}
