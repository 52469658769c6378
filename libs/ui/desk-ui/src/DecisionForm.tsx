import { Select, TextArea } from '@forecourt/primitives';
import { Choices } from './Choices.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { LeadFormProps } from './LeadForms.tsx';
import type { ChoiceView } from './views.ts';

/** What the lender decided, with a text for staff. */
export function DecisionForm({
  fields,
  decisions,
  onChange,
  ...form
}: LeadFormProps<{ decision: string; text: string }> & { decisions: readonly ChoiceView[] }) {
  return (
    <DeskForm {...form} label="Record the decision" button="Save decision" busyText="Saving">
      <Select
        id="decision"
        label="Decision of the lender"
        hint="The shopper is not told by it."
        value={fields.decision}
        onChange={({ target }) => onChange({ decision: target.value })}
      >
        <option value="">Choose</option>
        <Choices choices={decisions} />
      </Select>
      <TextArea
        id="decision-text"
        label="Note"
        optional
        rows={3}
        limit={2_000}
        value={fields.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </DeskForm>
  );
}
