import type { LiveSource } from '../client/followDesk.ts';

/** A stream of the desk that a test opens in place of an `EventSource`, and tells what to say. */
export class TestStream implements LiveSource {
  /** All that were opened; a test empties it. */
  static readonly opened: TestStream[] = [];
  readyState = 0;
  readonly path: string;
  readonly #listeners: { name: string; listener: (event: MessageEvent) => void }[] = [];

  constructor(path: string) {
    this.path = path;
    TestStream.opened.push(this);
  }

  /** The one that was opened last. */
  static latest(): TestStream {
    const stream = TestStream.opened.at(-1);
    if (!stream) throw new Error('No stream was opened.');
    return stream;
  }

  addEventListener(name: string, listener: (event: MessageEvent) => void): void {
    this.#listeners.push({ name, listener });
  }

  close(): void {
    this.readyState = 2;
  }

  /** Says an event, with data as JSON. */
  tell(name: string, data: unknown = {}): void {
    const event = new MessageEvent(name, { data: JSON.stringify(data) });
    for (const each of this.#listeners) if (each.name === name) each.listener(event);
  }
}
