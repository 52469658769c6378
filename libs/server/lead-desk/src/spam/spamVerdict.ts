/** Input of the spam check. */
export interface SpamSigns {
  /** Value of the honeypot field. */
  honeypot: string;
  /** Milliseconds from first view to submission of the form; null when not measured. */
  elapsedMs: number | null;
  /** When the form was rendered, in milliseconds since 1970; null when not known. */
  startedAt: number | null;
  now: Date;
  /** Every text that the visitor wrote, by field. */
  texts: Readonly<Record<string, string | null>>;
}

/** Why a lead is rejected. `field` names the field to correct, if any. */
export interface SpamVerdict {
  reason: 'honeypot' | 'too-fast' | 'links';
  field: string | null;
  /** Message for a person after a false positive. */
  sentence: string;
}

/** Minimum fill-in time of a form, in milliseconds. (ruling 86) */
export const MINIMUM_MS = 2_000;

/** Maximum number of links in a message. One may be a car the shopper saw elsewhere. */
export const MAXIMUM_LINKS = 2;

const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;

/**
 * Null for a lead from a person. A rejected one gets a message with what to do: a lead that is dropped silently is a
 * lost shopper. A form without a measured time passes, because forms work without JavaScript.
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

/** A name or a phone number must not contain links. */
function hasTooManyLinks(field: string, text: string): boolean {
  const links = text.match(LINK)?.length ?? 0;
  return links > (field === 'message' ? MAXIMUM_LINKS : 0);
}
