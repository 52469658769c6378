import { LRUCache } from 'lru-cache';

interface Answer {
  status: number;
  headers: [string, string][];
  body: string;
}

/** A short-lived cache of API responses for rendering, by site and path. Failures are not cached. */
export class AnswerCache {
  readonly #answers: LRUCache<string, Answer>;
  /** Incremented by `clear`, so that an answer from older data is not cached. */
  #generation = 0;

  /** @param ttlMs lifetime of an entry, milliseconds. */
  constructor(max: number, ttlMs: number) {
    this.#answers = new LRUCache({ max, ttl: ttlMs });
  }

  async get(site: string, path: string, ask: () => Promise<Response>): Promise<Response> {
    const key = `${site}|${path}`;
    const known = this.#answers.get(key) ?? (await this.#ask(key, ask));
    return new Response(known.body, { status: known.status, headers: known.headers });
  }

  clear(): void {
    this.#generation += 1;
    this.#answers.clear();
  }

  async #ask(key: string, ask: () => Promise<Response>): Promise<Answer> {
    const generation = this.#generation;
    const response = await ask();
    const answer = { status: response.status, headers: [...response.headers], body: await response.text() };
    const isKeepable = response.ok || response.status === 404;
    if (isKeepable && generation === this.#generation) this.#answers.set(key, answer);
    return answer;
  }
}
