import { Select, TextArea, TextField } from '@forecourt/primitives';
import { Choices } from './Choices.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { DeskFormProps } from './DeskForm.tsx';
import type { ChoiceView } from './views.ts';

/** What a form of a lead has beside its frame. */
export interface LeadFormProps<Fields> extends DeskFormProps {
  fields: Fields;
  onChange(fields: Partial<Fields>): void;
}

/** An answer by e-mail, from a template or from scratch. */
export function ReplyForm({
  fields: { draft, subject, text },
  templates,
  onTemplate,
  onChange,
  ...form
}: LeadFormProps<{ draft: string; subject: string; text: string }> & {
  templates: readonly ChoiceView[];
  /** Fills in a template. */
  onTemplate(id: string): void;
}) {
  return (
    <DeskForm {...form} label="Reply by e-mail" button="Send reply" busyText="Sending">
      {templates.length > 0 && (
        <Select
          id="reply-template"
          label="Template"
          value={draft}
          onChange={({ target }) => onTemplate(target.value)}
        >
          <option value="">None</option>
          <Choices choices={templates} />
        </Select>
      )}
      <TextField
        id="reply-subject"
        label="Subject"
        value={subject}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <TextArea
        id="reply-text"
        label="Reply"
        rows={8}
        limit={10_000}
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </DeskForm>
  );
}

/** A note for staff, of so many characters at most. */
export function NoteForm({
  fields,
  limit = 4_000,
  onChange,
  ...form
}: LeadFormProps<{ text: string }> & { limit?: number }) {
  return (
    <DeskForm {...form} label="Write a note" button="Save note" busyText="Saving">
      <TextArea
        id="note-text"
        label="Note"
        hint="For staff only; the shopper does not see it."
        limit={limit}
        value={fields.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </DeskForm>
  );
}

/** A call that was made from the phone. */
export function CallForm({
  fields,
  outcomes,
  onChange,
  ...form
}: LeadFormProps<{ outcome: string; text: string }> & { outcomes: readonly ChoiceView[] }) {
  return (
    <DeskForm {...form} label="Log a call" button="Log call" busyText="Saving">
      <Select
        id="call-outcome"
        label="What came of the call"
        value={fields.outcome}
        onChange={({ target }) => onChange({ outcome: target.value })}
      >
        <Choices choices={outcomes} />
      </Select>
      <TextArea
        id="call-text"
        label="What was said"
        optional
        rows={3}
        limit={4_000}
        value={fields.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </DeskForm>
  );
}

/** What stands with the lead, with a reason. */
export function StatusForm({
  fields,
  statuses,
  onChange,
  ...form
}: LeadFormProps<{ status: string; reason: string }> & { statuses: readonly ChoiceView[] }) {
  return (
    <DeskForm {...form} label="Set the status" button="Save status" busyText="Saving">
      <Select
        id="lead-status"
        label="Status"
        value={fields.status}
        onChange={({ target }) => onChange({ status: target.value })}
      >
        <Choices choices={statuses} />
      </Select>
      <TextField
        id="status-reason"
        label="Reason"
        optional={fields.status !== 'lost'}
        limit={500}
        value={fields.reason}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
    </DeskForm>
  );
}

/** Who answers the lead. */
export function AssignForm({
  fields,
  people,
  onChange,
  ...form
}: LeadFormProps<{ person: string }> & { people: readonly ChoiceView[] }) {
  return (
    <DeskForm {...form} label="Assign" button="Assign" busyText="Saving">
      <Select
        id="lead-assignee"
        label="Assigned to"
        value={fields.person}
        onChange={({ target }) => onChange({ person: target.value })}
      >
        <option value="">Nobody</option>
        <Choices choices={people} />
      </Select>
    </DeskForm>
  );
}

/** When a lead comes back to the list. */
export function SnoozeForm({
  fields,
  choices,
  snoozed,
  onChange,
  ...form
}: LeadFormProps<{ when: string; date: string }> & {
  choices: readonly ChoiceView[];
  /** Until when it is snoozed or since when it is back, in words; null if it never was. */
  snoozed: string | null;
}) {
  return (
    <DeskForm {...form} label="Snooze" button="Snooze" busyText="Saving">
      <Select
        id="snooze-when"
        label="Show it again"
        hint={
          snoozed === null
            ? 'Until then it is not in the list. A message of the shopper brings it back.'
            : `${snoozed}.`
        }
        value={fields.when}
        onChange={({ target }) => onChange({ when: target.value })}
      >
        <option value="">Choose</option>
        <Choices choices={choices} />
      </Select>
      {fields.when === 'date' && (
        <TextField
          id="snooze-date"
          type="date"
          label="Day"
          value={fields.date}
          onChange={({ target }) => onChange({ date: target.value })}
        />
      )}
    </DeskForm>
  );
}

/** Which lead of the same shopper this one belongs to. */
export function MergeForm({
  fields,
  leads,
  onChange,
  ...form
}: LeadFormProps<{ into: string }> & { leads: readonly ChoiceView[] }) {
  return (
    <DeskForm {...form} label="Merge" button="Merge" busyText="Merging">
      <Select
        id="merge-into"
        label="Merge into"
        hint="This lead leaves the lists. The other one has its messages, files, appointments and history. It cannot be undone."
        value={fields.into}
        onChange={({ target }) => onChange({ into: target.value })}
      >
        <option value="">Choose</option>
        <Choices choices={leads} />
      </Select>
    </DeskForm>
  );
}
