import { Select, TextField } from '@forecourt/primitives';
import { Choices } from './Choices.tsx';
import type { ChoiceView } from './views.ts';

/** The filter of the list. The values are those of the address. */
export interface LeadFilterView {
  status: string;
  assignee: string;
  search: string;
}

/** Search, status and assignee above the list of leads. */
export function LeadFilters({
  status,
  assignee,
  search,
  statuses,
  assignees,
  onChange,
}: LeadFilterView & {
  /** With the number of leads of each. */
  statuses: readonly ChoiceView[];
  assignees: readonly ChoiceView[];
  onChange(filter: Partial<LeadFilterView>): void;
}) {
  return (
    <search aria-label="Leads" className="mb-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <TextField
        id="search"
        type="search"
        label="Search"
        placeholder="Name, phone, car, words"
        autoComplete="off"
        limit={100}
        value={search}
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <Choice
        id="status"
        label="Status"
        value={status}
        choices={statuses}
        onChange={(value) => onChange({ status: value })}
      />
      <Choice
        id="assignee"
        label="Assigned to"
        value={assignee}
        choices={assignees}
        onChange={(value) => onChange({ assignee: value })}
      />
    </search>
  );
}

function Choice({
  choices,
  onChange,
  ...field
}: {
  id: string;
  label: string;
  value: string;
  choices: readonly ChoiceView[];
  onChange(value: string): void;
}) {
  return (
    <Select {...field} onChange={({ target }) => onChange(target.value)}>
      <Choices choices={choices} />
    </Select>
  );
}
