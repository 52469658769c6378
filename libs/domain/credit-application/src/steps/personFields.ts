import { STATES } from '@forecourt/values';
import type { ApplicationField } from './applicationField.ts';
import {
  BOARDING,
  BUYING,
  DEPENDANTS,
  HOUSEHOLDS,
  LIVING,
  NEW_AT_HOME,
  RENTING,
  RESIDENCIES,
  TIMES,
} from './choices.ts';

/** Step 2: who applies. */
export const youFields: readonly ApplicationField[] = [
  {
    kind: 'text',
    name: 'first_name',
    label: 'First name',
    max: 100,
    required: true,
    autoComplete: 'given-name',
  },
  {
    kind: 'text',
    name: 'last_name',
    label: 'Last name',
    max: 100,
    required: true,
    autoComplete: 'family-name',
  },
  {
    ...{ kind: 'birthDate', name: 'birth_date', label: 'Date of birth', required: true },
    autoComplete: 'bday',
    hint: 'You must be 18 or older to apply.',
  },
  { kind: 'email', name: 'email', label: 'Email', required: true, autoComplete: 'email' },
  { kind: 'phone', name: 'phone', label: 'Mobile', required: true, autoComplete: 'tel' },
  { kind: 'choice', name: 'residency', label: 'Residency', options: RESIDENCIES, required: true },
  { kind: 'choice', name: 'household', label: 'You live', options: HOUSEHOLDS, required: true },
  {
    ...{ kind: 'choice', name: 'dependants', label: 'Children and others you support' },
    ...{ options: DEPENDANTS, required: true },
  },
];

/** Step 3: where they live. */
export const homeFields: readonly ApplicationField[] = [
  {
    ...{ kind: 'text', name: 'street', label: 'Street address', max: 200, required: true },
    autoComplete: 'street-address',
  },
  { kind: 'text', name: 'suburb', label: 'Suburb', max: 100, required: true, autoComplete: 'address-level2' },
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    options: STATES,
    required: true,
    autoComplete: 'address-level1',
  },
  { kind: 'postcode', name: 'postcode', label: 'Postcode', required: true, autoComplete: 'postal-code' },
  { kind: 'choice', name: 'living', label: 'This home is', options: LIVING, required: true },
  {
    ...{ kind: 'periodAmount', name: 'housing', label: 'Rent, board or home loan', min: 0, max: 100_000 },
    hint: 'Your share, if you split it.',
    required: true,
    when: { field: 'living', is: [RENTING, BUYING, BOARDING] },
  },
  { kind: 'choice', name: 'home_time', label: 'Time at this address', options: TIMES, required: true },
  {
    ...{ kind: 'text', name: 'previous_address', label: 'Previous address', max: 300, required: true },
    when: { field: 'home_time', is: NEW_AT_HOME },
  },
];
