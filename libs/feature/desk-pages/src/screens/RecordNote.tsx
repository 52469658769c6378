import { NoteForm } from '@forecourt/desk-ui';
import { useDeskForm } from '../hooks/useDeskForm.ts';

/** Writes a note about a reservation or a payment. */
export function RecordNote({
  name,
  busy,
  onSend,
}: {
  /** Unique among the forms of the desk, such as `payment-note:<id>`. */
  name: string;
  busy: boolean;
  /** Makes the call. */
  onSend(note: { text: string; key: string }): Promise<{ error?: unknown }>;
}) {
  const { fields, failure, change, send, refuse } = useDeskForm(name, { text: '' });
  return (
    <NoteForm
      fields={fields}
      limit={2_000}
      busy={busy}
      failure={failure}
      onChange={change}
      onSubmit={() => {
        const text = fields.text.trim();
        if (text === '') return refuse('Write the note first.');
        void send((key) => onSend({ text, key }), 'Note saved.');
      }}
    />
  );
}
