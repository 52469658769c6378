import { Select, TextArea, TextField } from '@forecourt/primitives';
import { Choices } from './Choices.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { LeadFormProps } from './LeadForms.tsx';
import type { ChoiceView } from './views.ts';

/** A text to answer with: a new one, or one that is changed. */
export function TemplateForm({
  fields,
  names,
  isNew,
  onChange,
  ...form
}: LeadFormProps<{ name: string; subject: string; text: string }> & {
  /** What may stand in braces. */
  names: readonly string[];
  isNew: boolean;
}) {
  return (
    <DeskForm
      {...form}
      label={isNew ? 'Add a template' : 'Change the template'}
      button={isNew ? 'Add template' : 'Save template'}
      busyText="Saving"
    >
      <TextField
        id="template-name"
        label="Name"
        hint="For staff only."
        limit={100}
        value={fields.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        id="template-subject"
        label="Subject"
        limit={200}
        value={fields.subject}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <TextArea
        id="template-text"
        label="Text"
        hint={`Filled in for each lead: ${names.map((name) => `{${name}}`).join(', ')}.`}
        rows={8}
        limit={10_000}
        value={fields.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </DeskForm>
  );
}

/** Somebody new, or who has another role from now on. */
export function StaffForm({
  fields,
  roles,
  places,
  isNew,
  onChange,
  ...rest
}: LeadFormProps<{ email: string; name: string; role: string; place: string }> & {
  roles: readonly ChoiceView[];
  /** With a choice for all of them; empty where there is only one. */
  places: readonly ChoiceView[];
  isNew: boolean;
}) {
  // Both forms may be on a page.
  const form = isNew ? 'invite' : 'staff';
  return (
    <DeskForm
      {...rest}
      label={isNew ? 'Invite somebody' : `Change ${fields.name}`}
      button={isNew ? 'Send invitation' : 'Save'}
      busyText={isNew ? 'Sending' : 'Saving'}
    >
      {isNew && (
        <>
          <TextField
            id="invite-name"
            label="Name"
            autoComplete="off"
            limit={100}
            value={fields.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <TextField
            id="invite-email"
            type="email"
            label="Work e-mail"
            autoComplete="off"
            limit={254}
            value={fields.email}
            onChange={({ target }) => onChange({ email: target.value })}
          />
        </>
      )}
      <Select
        id={`${form}-role`}
        label="Role"
        value={fields.role}
        onChange={({ target }) => onChange({ role: target.value })}
      >
        <Choices choices={roles} />
      </Select>
      {places.length > 0 && (
        <Select
          id={`${form}-place`}
          label="Place"
          hint="Whose leads this person sees."
          value={fields.place}
          onChange={({ target }) => onChange({ place: target.value })}
        >
          <Choices choices={places} />
        </Select>
      )}
    </DeskForm>
  );
}

/** Somebody who asked by phone or in person to get no marketing. */
export function UnsubscribeForm({ fields, onChange, ...form }: LeadFormProps<{ email: string }>) {
  return (
    <DeskForm {...form} label="Unsubscribe somebody" button="Unsubscribe" busyText="Saving">
      <TextField
        id="unsubscribe-email"
        type="email"
        label="E-mail of the shopper"
        hint="Only the shopper can subscribe again."
        autoComplete="off"
        limit={254}
        value={fields.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
    </DeskForm>
  );
}

/** Within what time a lead should be answered. */
export function TargetForm({ fields, onChange, ...form }: LeadFormProps<{ minutes: string }>) {
  return (
    <DeskForm {...form} label="Change the target" button="Save target" busyText="Saving">
      <TextField
        id="target-minutes"
        inputMode="numeric"
        label="Answer a lead within, minutes"
        hint="In the opening hours of the place: a lead of the night is due after the next opening. Counts for leads without an answer yet, too."
        autoComplete="off"
        value={fields.minutes}
        onChange={({ target }) => onChange({ minutes: target.value })}
      />
    </DeskForm>
  );
}
