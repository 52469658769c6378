import { Button } from '@forecourt/primitives';

/**
 * Asks, at the very end of a page, whether a visitor may be counted. It covers nothing and takes no focus; a visitor who does
 * not answer is not counted.
 */
export function ConsentStrip({
  name,
  onAnswer,
}: {
  /** Who asks. */
  name: string;
  onAnswer: (allowed: boolean) => void;
}) {
  return (
    <aside aria-label="Counting visits" className="border-t border-line bg-sunken print:hidden">
      <div className="container-site flex flex-wrap items-center gap-x-6 gap-y-3 py-4 text-small">
        <p className="max-w-prose grow text-ink-2">
          May {name} count which parts of this site are used, and how quickly they appear? Your name and what
          you type are never part of it.
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
