import type { ReactNode } from 'react';
import { Alert, Button, Select, TextArea, TextField } from '@forecourt/primitives';
import type { ChoiceView, FailureView } from './views.ts';

/** What every form of a lead has: what is typed belongs to the page, so that it survives a failure and a reload. */
export interface LeadFormProps<Fields> {
  fields: Fields;
  busy: boolean;
  /** Why it was not done; null without a failure. */
  failure: FailureView | null;
  onChange(fields: Partial<Fields>): void;
  onSubmit(): void;
}

/** The frame of a form: its failure, its fields, its button. */
function LeadForm({
  label,
  button,
  busyText,
  busy,
  failure,
  onSubmit,
  children,
}: Pick<LeadFormProps<unknown>, 'busy' | 'failure' | 'onSubmit'> & {
  label: string;
  button: string;
  busyText: string;
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      aria-label={label}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {failure && <Alert tone="danger">{failure.text}</Alert>}
      <Button type="submit" busyText={busy ? busyText : null}>
        {failure?.retry === true ? 'Retry' : button}
      </Button>
    </form>
  );
}

function Choices({ choices }: { choices: readonly ChoiceView[] }) {
  return choices.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
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
    <LeadForm {...form} label="Reply by e-mail" button="Send reply" busyText="Sending">
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
    </LeadForm>
  );
}

/** A note for staff. */
export function NoteForm({ fields, onChange, ...form }: LeadFormProps<{ text: string }>) {
  return (
    <LeadForm {...form} label="Write a note" button="Save note" busyText="Saving">
      <TextArea
        id="note-text"
        label="Note"
        hint="For staff only; the shopper does not see it."
        limit={4_000}
        value={fields.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </LeadForm>
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
    <LeadForm {...form} label="Log a call" button="Log call" busyText="Saving">
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
    </LeadForm>
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
    <LeadForm {...form} label="Set the status" button="Save status" busyText="Saving">
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
        maxLength={500}
        value={fields.reason}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
    </LeadForm>
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
    <LeadForm {...form} label="Assign" button="Assign" busyText="Saving">
      <Select
        id="lead-assignee"
        label="Assigned to"
        value={fields.person}
        onChange={({ target }) => onChange({ person: target.value })}
      >
        <option value="">Nobody</option>
        <Choices choices={people} />
      </Select>
    </LeadForm>
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
  /** Until when it is snoozed, in words; null if it is not. */
  snoozed: string | null;
}) {
  return (
    <LeadForm {...form} label="Snooze" button="Snooze" busyText="Saving">
      <Select
        id="snooze-when"
        label="Show it again"
        hint={
          snoozed === null
            ? 'Until then it is not in the list. A message of the shopper brings it back.'
            : `Snoozed until ${snoozed}.`
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
    </LeadForm>
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
    <LeadForm {...form} label="Merge" button="Merge" busyText="Merging">
      <Select
        id="merge-into"
        label="Merge into"
        hint="This lead leaves the lists, and the other one shows it with its history. It cannot be undone."
        value={fields.into}
        onChange={({ target }) => onChange({ into: target.value })}
      >
        <option value="">Choose</option>
        <Choices choices={leads} />
      </Select>
    </LeadForm>
  );
}
