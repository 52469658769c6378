import { Button } from '@forecourt/primitives';
import { firmsSentence } from './firmsSentence.ts';

/**
 * Consent prompt for analytics at the end of a page. It is no overlay and takes no focus; without an answer the visitor
 * is not tracked.
 */
export function ConsentStrip({
  name,
  firms = [],
  advertising = false,
  tagManager = false,
  onAnswer,
}: {
  /** The dealer's name. */
  name: string;
  /** Firms that are told too. Default: none. */
  firms?: readonly string[];
  /** The firms may use it for advertising. Default: false. */
  advertising?: boolean;
  /** The site has a tag manager, which may read the page: nothing is promised about what is typed. Default: false. */
  tagManager?: boolean;
  onAnswer: (allowed: boolean) => void;
}) {
  return (
    <aside aria-label="Counting visits" className="border-t border-line bg-sunken print:hidden">
      <div className="container-site flex flex-wrap items-center gap-x-6 gap-y-3 py-4 text-small">
        <p className="max-w-prose grow text-ink-2">
          May {name} count which parts of this site are used, and how quickly they appear?
          {!tagManager && ' Your name and what you type are never part of it.'}
          {firms.length > 0 && ` ${firmsSentence(firms, advertising)}`}
        </p>
        <div className="flex gap-3">
          <Button variant="outline" size="small" onClick={() => onAnswer(true)}>
            Yes, count my visit
          </Button>
          <Button variant="outline" size="small" onClick={() => onAnswer(false)}>
            No, thanks
          </Button>
        </div>
      </div>
    </aside>
  );
}
