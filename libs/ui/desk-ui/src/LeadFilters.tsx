import { Disclosure, Select, TextField } from '@forecourt/primitives';
import { useState } from 'react';
import { Choices } from './Choices.tsx';
import type { ChoiceView } from './views.ts';

/** The filter of the list, and its order. The values are those of the address. */
export interface LeadFilterView {
  status: string;
  assignee: string;
  /** Kind of lead: the category of its form. */
  category: string;
  /** Id of a place. */
  place: string;
  order: string;
  search: string;
}

/** A select of the filter; one without choices is not shown. */
interface FilterChoices {
  id: 'status' | 'assignee' | 'category' | 'place' | 'order';
  label: string;
  choices: readonly ChoiceView[];
}

/** Search, status and assignee above the list of leads, and kind, place and order in a part that opens. */
export function LeadFilters({
  filter,
  statuses,
  assignees,
  categories,
  places,
  orders,
  onChange,
}: {
  filter: LeadFilterView;
  /** With the number of leads of each. */
  statuses: readonly ChoiceView[];
  assignees: readonly ChoiceView[];
  categories: readonly ChoiceView[];
  /** Empty for a dealership of one place. */
  places: readonly ChoiceView[];
  orders: readonly ChoiceView[];
  onChange(filter: Partial<LeadFilterView>): void;
}) {
  const select = ({ id, label, choices }: FilterChoices) =>
    choices.length > 0 && (
      <Select
        key={id}
        id={id}
        label={label}
        value={filter[id]}
        onChange={({ target }) => onChange({ [id]: target.value })}
      >
        <Choices choices={choices} />
      </Select>
    );
  // Open at first if one of them is set. Afterwards it stays as it is: one that is cleared does not close it.
  const [open] = useState([filter.category, filter.place, filter.order].some((value) => value !== ''));
  return (
    <search aria-label="Leads" className="mb-5 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          id="search"
          type="search"
          label="Search"
          placeholder="Name, phone, car, words"
          autoComplete="off"
          limit={100}
          value={filter.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
        {select({ id: 'status', label: 'Status', choices: statuses })}
        {select({ id: 'assignee', label: 'Assigned to', choices: assignees })}
      </div>
      <Disclosure title="More filters and order" open={open}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {select({ id: 'category', label: 'Kind', choices: categories })}
          {select({ id: 'place', label: 'Place', choices: places })}
          {select({ id: 'order', label: 'Order', choices: orders })}
        </div>
      </Disclosure>
    </search>
  );
}
