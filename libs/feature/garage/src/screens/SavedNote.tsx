import { Button, TextArea } from '@forecourt/primitives';
import { NotebookPen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { NOTE_LENGTH } from '../logic/favourite.ts';
import type { Favourite } from '../logic/favourite.ts';
import { mergeNotes } from '../logic/note.ts';

/** A note about a saved vehicle, and the form that writes it. */
export function SavedNote({
  favourite: { id, name, note = '' },
  onNote,
}: {
  favourite: Favourite;
  onNote: (note: string) => void;
}) {
  /** The note as it was when the form opened; null while it is closed. */
  const [before, setBefore] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const isOpen = before !== null;
  useEffect(() => {
    if (isOpen) field.current?.querySelector('textarea')?.focus();
    else if (wasOpen.current) opener.current?.focus(); // the focused button was removed
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => {
    setBefore(null);
    setError(null);
  };
  const save = () => {
    const here = field.current?.querySelector('textarea')?.value.trim() ?? '';
    // Another tab or device may have written meanwhile.
    const merged = mergeNotes({ here, there: note, before: before ?? '' });
    if (here.length > NOTE_LENGTH || merged === null) {
      setError(here.length > NOTE_LENGTH ? tooLong(here) : CHANGED);
      field.current?.querySelector('textarea')?.focus();
      return;
    }
    if (merged !== note) onNote(merged);
    close();
  };

  if (!isOpen)
    return (
      <div className="mt-3">
        {note !== '' && (
          <p className="text-small wrap-anywhere whitespace-pre-line">
            <span className="sr-only">Your note about {name}: </span>
            {note}
          </p>
        )}
        <button
          ref={opener}
          type="button"
          className="mt-1 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand-text hover:underline"
          onClick={() => setBefore(note)}
        >
          <NotebookPen aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          <span>
            {note === '' ? 'Add a note' : 'Edit note'} <span className="sr-only">about {name}</span>
          </span>
        </button>
      </div>
    );
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div ref={field}>
        <TextArea
          id={`note-${id}`}
          label={`Your note about ${name}`}
          hint={`Others see it only if you share your notes. Up to ${NOTE_LENGTH} characters.`}
          rows={3}
          limit={NOTE_LENGTH}
          defaultValue={before}
          error={error}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" size="small">
          Save note
        </Button>
        <Button variant="outline" size="small" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const CHANGED = `This note was changed elsewhere, and both together are longer than ${NOTE_LENGTH} characters. Please shorten yours.`;

function tooLong(note: string): string {
  return `Your note has ${note.length} characters. Please shorten it to ${NOTE_LENGTH}.`;
}
