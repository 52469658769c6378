import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, createServer } from 'node:https';
import { connect } from 'node:tls';
import { generate } from 'selfsigned';

const HOST = 'push.example';
/** What a push service takes at most, bytes. */
const LARGEST = 4_096;

/** A message that a browser received. */
export interface ReceivedPush {
  /** Id of the browser. */
  browser: string;
  /** Decrypted. */
  payload: Record<string, unknown>;
  ttl: number;
  topic: string | undefined;
  urgency: string | undefined;
  subject: unknown;
}

/** A browser that has subscribed. */
export interface TestBrowser {
  id: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A push service on this machine. */
export interface PushServer {
  /** Connects to it, whatever the port of the address. */
  agent: Agent;
  /** Subscribes a browser with a key of the sender. */
  subscribe(serverKey: string): TestBrowser;
  /** Forgets a browser: 410 from now on. */
  forget(browser: TestBrowser): void;
  /** Answers each message with a status from now on; null for what the message deserves. */
  answer(status: number | null): void;
  /** The status of every answer. */
  answered: number[];
  /** What browsers received; a waiting message is replaced by a later one of its topic. */
  received: ReceivedPush[];
  close(): Promise<void>;
}

interface Subscribed extends TestBrowser {
  pair: ReturnType<typeof createECDH>;
  auth: Buffer;
  serverKey: string;
  gone: boolean;
}

/** Starts a push service: RFC 8030 with the encryption of RFC 8291 and the sender's signature of RFC 8292, all of them checked. */
export async function pushServer(): Promise<PushServer> {
  const subscribed = new Map<string, Subscribed>();
  const received: ReceivedPush[] = [];
  const answered: number[] = [];
  let forced: number | null = null;

  async function statusOf(request: IncomingMessage): Promise<number> {
    const body = await bodyOf(request);
    if (forced !== null) return forced;
    const browser = subscribed.get(request.url?.replace('/send/', '') ?? '');
    if (request.method !== 'POST' || !browser) return 404;
    if (browser.gone) return 410;
    const subject = signedSubject(request.headers.authorization ?? '', browser.serverKey);
    if (subject === null) return 403;
    const { ttl, topic, urgency, 'content-encoding': encoding } = request.headers;
    if (!/^\d+$/.test(String(ttl)) || encoding !== 'aes128gcm') return 400;
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(String(topic))) return 400;
    if (body.length > LARGEST) return 413;
    const payload: Record<string, unknown> = JSON.parse(decrypted(body, browser));
    const waits = received.findIndex((one) => one.browser === browser.id && one.topic === topic);
    if (waits >= 0) received.splice(waits, 1);
    received.push({
      ...{ browser: browser.id, payload, ttl: Number(ttl), subject },
      ...{ topic: topic?.toString(), urgency: urgency?.toString() },
    });
    return 201;
  }

  const { cert, private: key } = await generate([{ name: 'commonName', value: HOST }], {
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] }],
  });
  const server = createServer({ cert, key }, (request, response) => {
    void statusOf(request).then((status) => {
      answered.push(status);
      const headers = status === 201 ? { location: `https://${HOST}/message/${randomUUID()}` } : {};
      response.writeHead(status, headers).end('An answer that nobody reads.');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const agent = new Agent();
  agent.createConnection = () => connect({ host: '127.0.0.1', port, servername: HOST, ca: cert });

  return {
    ...{ agent, received, answered },
    subscribe(serverKey) {
      const id = randomUUID();
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const endpoint = `https://${HOST}/send/${id}`;
      const browser = { id, endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
      subscribed.set(id, { ...browser, pair, auth, serverKey, gone: false });
      return browser;
    },
    forget({ id }) {
      const browser = subscribed.get(id);
      if (browser) browser.gone = true;
    },
    answer: (status) => {
      forced = status;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** The contact of the sender (RFC 8292); null if the signature is not that of the key, or is for somebody else, or is over. */
function signedSubject(authorization: string, serverKey: string): unknown {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== serverKey || signature === '') return null;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { alg }: { alg?: unknown } = JSON.parse(Buffer.from(head, 'base64url').toString());
  const claimed: { aud?: unknown; exp?: unknown; sub?: unknown } = JSON.parse(
    Buffer.from(claims, 'base64url').toString(),
  );
  const left = Number(claimed.exp) - Date.now() / 1000;
  const isFor = claimed.aud === `https://${HOST}` && left > 0 && left <= 86_400;
  return isSigned && alg === 'ES256' && isFor ? (claimed.sub ?? '') : null;
}

/** The text of a message (RFC 8188, RFC 8291) of one record. */
function decrypted(body: Buffer, { pair, auth }: Subscribed): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  if (record.length > body.readUInt32BE(16)) throw new Error('The message has more than one record.');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = createHmac('sha256', auth).update(pair.computeSecret(sender)).digest();
  const input = createHmac('sha256', secret)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest();
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${use}\0`, bytes));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The record is not the last one.');
  return padded.subarray(0, end).toString();
}
