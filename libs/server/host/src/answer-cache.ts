import { LRUCache } from 'lru-cache';

interface Answer {
  status: number;
  headers: [string, string][];
  body: string;
}

/** A short-lived cache of API responses for rendering, by site and path. Failures are not cached. */
export class AnswerCache {
  readonly #answers: LRUCache<string, Answer>;

  /** @param ttlMs lifetime of an entry, milliseconds. */
  constructor(max: number, ttlMs: number) {
    this.#answers = new LRUCache({ max, ttl: ttlMs });
  }

  async get(site: string, path: string, ask: () => Promise<Response>): Promise<Response> {
    const key = `${site}|${path}`;
    const known = this.#answers.get(key) ?? (await this.#keep(key, await ask()));
    return new Response(known.body, { status: known.status, headers: known.headers });
  }

  clear(): void {
    this.#answers.clear();
  }

  async #keep(key: string, response: Response): Promise<Answer> {
    const answer = { status: response.status, headers: [...response.headers], body: await response.text() };
    if (response.ok || response.status === 404) this.#answers.set(key, answer);
    return answer;
  }
}
