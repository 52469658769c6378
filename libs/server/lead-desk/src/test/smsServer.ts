import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A text message that the gateway has accepted. */
export interface ReceivedSms {
  to: string;
  from: string;
  body: string;
}

/** An SMS gateway on this machine, with the Messages resource of Twilio's API as documented. */
export interface TestSms {
  /** With account and token. */
  url: string;
  /** The accepted messages, oldest first. */
  messages: ReceivedSms[];
  /** The next responses: an error by status and code, or no response; empty accepts. */
  failures: ({ status: number; code: number } | 'hangs')[];
  close(): Promise<void>;
}

const ACCOUNT = 'ACtest';
const TOKEN = 'a token/with signs';

/** Starts a gateway that keeps what it accepts. */
export async function openTestSms(): Promise<TestSms> {
  const messages: ReceivedSms[] = [];
  const failures: TestSms['failures'] = [];
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    void text(request).then((sent) => {
      const expected = `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')}`;
      if (request.headers.authorization !== expected)
        return answer(401, { code: 20_003, message: 'Authenticate' });
      if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`)
        return answer(404, { code: 20_404, message: 'Not found' });
      const form = new URLSearchParams(sent);
      const [to, from, body] = [form.get('To') ?? '', form.get('From') ?? '', form.get('Body') ?? ''];
      if (!/^\+[1-9]\d{7,14}$/.test(to))
        return answer(400, { code: 21_211, message: `Invalid 'To' number ${to}` });
      if (from === '' || body === '')
        return answer(400, { code: 21_602, message: 'Message body is required' });
      const failure = failures.shift();
      if (failure === 'hangs') return;
      if (failure) return answer(failure.status, { code: failure.code, message: `refused ${to}` });
      messages.push({ to, from, body });
      answer(201, { sid: `SM${messages.length}`, status: 'queued' });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://${ACCOUNT}:${encodeURIComponent(TOKEN)}@127.0.0.1:${address.port}`,
    messages,
    failures,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
