/** What is looked at to tell a robot from a person. */
export interface SpamSigns {
  /** Text of the field that people do not see. */
  honeypot: string;
  /** Milliseconds between the first sight of the form and its sending; null when nobody measured. */
  elapsedMs: number | null;
  /** When the form was rendered, in milliseconds since 1970; null when not known. */
  startedAt: number | null;
  now: Date;
  /** Every text that the visitor wrote, by field. */
  texts: Readonly<Record<string, string | null>>;
}

/** Why a lead is refused. `field` names what to mend where that is possible. */
export interface SpamVerdict {
  reason: 'honeypot' | 'too-fast' | 'links';
  field: string | null;
  /** A sentence for a person who was taken for a robot. */
  sentence: string;
}

/** Nobody fills in a form in less, in milliseconds. (ruling 86) */
export const MINIMUM_MS = 2_000;

/** Links that a message may hold. One is a car the shopper saw elsewhere. */
export const MAXIMUM_LINKS = 2;

const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;

/**
 * Null for a lead from a person. A refused one is told so, and how to go on: a lead that is thrown away in silence is a
 * shopper lost. A form whose time nobody measured is let through, because it works without JavaScript.
 */
export function spamVerdict(signs: SpamSigns): SpamVerdict | null {
  if (signs.honeypot.trim() !== '') {
    return {
      reason: 'honeypot',
      field: null,
      sentence: 'This message looks like it was sent by a robot. Please call us instead.',
    };
  }
  if (tooFast(signs)) {
    return {
      reason: 'too-fast',
      field: null,
      sentence: 'That was very quick. Please wait two seconds and send it again.',
    };
  }
  const field = Object.entries(signs.texts).find(([name, text]) => hasTooManyLinks(name, text ?? ''))?.[0];
  return field === undefined
    ? null
    : { reason: 'links', field, sentence: `Please leave out links: at most ${MAXIMUM_LINKS} in a message.` };
}

function tooFast({ elapsedMs, startedAt, now }: SpamSigns): boolean {
  if (elapsedMs !== null) return elapsedMs < MINIMUM_MS;
  const age = startedAt === null ? null : now.getTime() - startedAt;
  return age !== null && age >= 0 && age < MINIMUM_MS;
}

/** A name or a phone number holds no link at all. */
function hasTooManyLinks(field: string, text: string): boolean {
  const links = text.match(LINK)?.length ?? 0;
  return links > (field === 'message' ? MAXIMUM_LINKS : 0);
}
