import { Select } from '@forecourt/primitives';
import { Choices } from './Choices.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { LeadFormProps } from './LeadForms.tsx';
import type { ChoiceView } from './views.ts';

/** How many shoppers may book one half hour, on every day or on one. */
export function CapacityForm({
  fields,
  places,
  days,
  numbers,
  onChange,
  ...form
}: LeadFormProps<{ place: string; day: string; number: string }> & {
  /** The places of the dealership; with one there is no choice. */
  places: readonly ChoiceView[];
  /** Every day, and the days shown. */
  days: readonly ChoiceView[];
  numbers: readonly ChoiceView[];
}) {
  return (
    <DeskForm {...form} label="Change how many may book" button="Save places" busyText="Saving">
      {places.length > 1 && (
        <Select
          id="capacity-place"
          label="Where"
          value={fields.place}
          onChange={({ target }) => onChange({ place: target.value })}
        >
          <Choices choices={places} />
        </Select>
      )}
      <Select
        id="capacity-day"
        label="When"
        value={fields.day}
        onChange={({ target }) => onChange({ day: target.value })}
      >
        <Choices choices={days} />
      </Select>
      <Select
        id="capacity-number"
        label="Shoppers in one half hour"
        hint="What is booked already stays."
        value={fields.number}
        onChange={({ target }) => onChange({ number: target.value })}
      >
        <Choices choices={numbers} />
      </Select>
    </DeskForm>
  );
}
