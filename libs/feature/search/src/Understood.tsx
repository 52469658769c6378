import { Alert, Link } from '@forecourt/primitives';
import type { SaidWords } from './logic/understand-request.ts';

const link = 'font-semibold text-brand-text underline underline-offset-4';

/**
 * Shows the interpretation of a plain-language search, the words without a match, its alternatives, and a link to a search for the
 * literal words. It disappears
 * when a filter changes. It also reports an unknown place.
 */
export function Understood({
  said,
  unknownPlace,
}: {
  said: SaidWords | null;
  /** The text of an unknown place. */
  unknownPlace: string | null;
}) {
  return (
    <>
      {unknownPlace !== null && (
        <div className="mb-5">
          <Alert tone="danger">
            Invalid postcode: we don’t know a place called “{unknownPlace}”. Here is everything, near and far.
          </Alert>
        </div>
      )}
      {said && (
        <section aria-label="What we understood" className="mb-5 grid gap-1 text-note text-ink-2">
          <Meaning said={said} />
          {said.dropped.length > 0 && <Dropped said={said} />}
          {said.notes.map((note) => (
            <p key={note}>{note}.</p>
          ))}
          {said.offered.length > 0 && <Offers offered={said.offered} />}
        </section>
      )}
    </>
  );
}

function Meaning({ said: { understood, rest, words, asTextUrl } }: { said: SaidWords }) {
  if (understood.length === 0) return null;
  return (
    <p>
      We understood{' '}
      {understood.map(({ text, label }, at) => (
        <span key={`${at} ${text}`}>
          {at > 0 && ', '}
          <strong className="font-semibold text-ink">{label}</strong>
        </span>
      ))}
      {rest !== '' && <>, and search for “{rest}”</>}.{' '}
      <Link href={asTextUrl} className={link}>
        Search for “{words}” instead
      </Link>
    </p>
  );
}

function Dropped({ said: { dropped, showing } }: { said: SaidWords }) {
  return (
    <p>
      No match for {listed(dropped.map((text) => `“${text}”`))}
      {showing !== null && `, showing ${showing}`}.
    </p>
  );
}

/** “tradie”, “red” or “shiny”. */
function listed(texts: readonly string[]): string {
  const [last = '', ...first] = texts.toReversed();
  return first.length === 0 ? last : `${first.toReversed().join(', ')} or ${last}`;
}

function Offers({ offered }: { offered: SaidWords['offered'] }) {
  return (
    <p>
      Did you mean{' '}
      {offered.map(({ label, url }, at) => (
        <span key={url}>
          {at > 0 && ' or '}
          <Link href={url} className={link}>
            {label}
          </Link>
        </span>
      ))}
      ?
    </p>
  );
}
