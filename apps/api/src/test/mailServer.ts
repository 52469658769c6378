import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail that arrived. */
export interface ArrivedMail {
  messageId: string;
  /** Lead id, number of the message from 2, and kind: `<id>`, `<id>.2`, `<id>.confirmation`. */
  name: string;
}

/** A mail server on this machine. */
export interface MailServer {
  url: string;
  /** Every mail that arrived, also before it was closed and opened again. */
  mails: ArrivedMail[];
  /** Nobody answers at its address. */
  close(): Promise<void>;
  /** Answers again after `close`. */
  open(): Promise<void>;
}

/** Starts a mail server that notes which mails of leads arrive. */
export async function openMailServer(): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  let { server, port } = await listening(mails, 0);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
    async open() {
      ({ server, port } = await listening(mails, port));
    },
  };
}

async function listening(mails: ArrivedMail[], wanted: number) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 500,
    onData: (stream, _session, done) =>
      void text(stream).then(
        (source) => {
          mails.push(readMail(source));
          done();
        },
        () => done(),
      ),
  });
  // A process that is killed cuts its connections.
  server.on('error', () => undefined);
  server.listen(wanted, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return { server, port: address.port };
}

/** What the headers of a mail of a lead say. */
export function readMail(source: string): ArrivedMail {
  const header = (pattern: RegExp) => pattern.exec(source)?.[1] ?? 'unreadable';
  const number = header(/^X-Lead-Message: (\d+)/im);
  const kind = header(/^X-Lead-Mail: (\w+)/im);
  const id = header(/^X-Lead-ID: ([\w-]+)/im);
  return {
    messageId: header(/^Message-ID:\s*(\S+)/im),
    name: `${number === '1' ? id : `${id}.${number}`}${kind === 'lead' ? '' : `.${kind}`}`,
  };
}
