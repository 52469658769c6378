/** The parts of the Postgres wire protocol (version 3) that the embedded server speaks itself. */

const PROTOCOL_3 = 196_608;
const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;

/** Message types that end a request: after Sync and Query the engine responds with the transaction status. */
const ENDS_A_REQUEST = new Set(['S', 'Q', 'c', 'f'].map(codeOf));

/** The first packet of a client. */
export type Opening = 'start' | 'refuse-encryption' | 'cancel' | 'unknown';

/** Reads the first packet; null while it is incomplete. */
export function readOpening(buffer: Buffer): { opening: Opening; length: number } | null {
  if (buffer.length < 8) return null;
  const length = buffer.readInt32BE(0);
  if (buffer.length < length) return null;
  const code = buffer.readInt32BE(4);
  if (code === SSL_REQUEST || code === GSS_REQUEST) return { opening: 'refuse-encryption', length };
  if (code === CANCEL_REQUEST) return { opening: 'cancel', length };
  return { opening: code === PROTOCOL_3 ? 'start' : 'unknown', length };
}

/** One typed message; null while it is incomplete. */
export function readMessage(buffer: Buffer): { endsRequest: boolean; ends: boolean; length: number } | null {
  if (buffer.length < 5) return null;
  const length = 1 + buffer.readInt32BE(1);
  if (buffer.length < length) return null;
  const type = buffer[0] ?? 0;
  return { endsRequest: ENDS_A_REQUEST.has(type), ends: type === codeOf('X'), length };
}

/** The response to a startup packet: authenticated, with the settings that drivers expect, ready. */
export function greeting(sessionId: number): Buffer {
  const settings: [string, string][] = [
    ['server_version', '18.0'],
    ['server_encoding', 'UTF8'],
    ['client_encoding', 'UTF8'],
    ['DateStyle', 'ISO, MDY'],
    ['TimeZone', 'UTC'],
    ['integer_datetimes', 'on'],
    ['standard_conforming_strings', 'on'],
  ];
  const key = Buffer.alloc(8);
  key.writeInt32BE(sessionId, 0);
  return Buffer.concat([
    packet('R', Buffer.alloc(4)),
    ...settings.map(([name, value]) => packet('S', Buffer.from(`${name}\0${value}\0`))),
    packet('K', key),
    packet('Z', Buffer.from('I')),
  ]);
}

/** A fatal error message, after which the connection is closed. */
export function fatal(code: string, message: string): Buffer {
  return packet('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`));
}

/** A simple query, for the server's own use. */
export function simpleQuery(sql: string): Buffer {
  return packet('Q', Buffer.from(`${sql}\0`));
}

/** Reads the transaction status at the end of a response stream: idle, in a transaction, or failed. */
export function statusWatch(): { see: (bytes: Uint8Array) => void; inTransaction: () => boolean } {
  let tail = Buffer.alloc(0);
  return {
    see: (bytes) => {
      tail = Buffer.concat([tail, bytes.subarray(-6)]).subarray(-6);
    },
    inTransaction: () => tail[0] === codeOf('Z') && tail[5] !== codeOf('I'),
  };
}

function packet(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(codeOf(type), 0);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function codeOf(letter: string): number {
  return letter.charCodeAt(0);
}
