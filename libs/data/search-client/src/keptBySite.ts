/** Milliseconds. */
const KEPT_MS = 30_000;

/** Keeps what was read from the engine for 30 seconds per site; a failure is not kept. */
export function keptBySite<Answer>(): (
  slug: string,
  /** Milliseconds since the epoch. */
  now: number,
  read: () => Promise<Answer>,
) => Promise<Answer> {
  const kept = new Map<string, { at: number; answer: Promise<Answer> }>();
  return (slug, now, read) => {
    const known = kept.get(slug);
    if (known && now - known.at < KEPT_MS && now >= known.at) return known.answer;
    const answer = read();
    kept.set(slug, { at: now, answer });
    answer.catch(() => kept.delete(slug));
    return answer;
  };
}
