import { Checkbox, Select, TextArea, TextField } from '@forecourt/primitives';
import { HONEYPOT_FIELD } from '@forecourt/platform-client';
import type { CommonField, FormValues } from '../logic/form-fields.ts';
import type { SalesPlace } from '../logic/sales-places.ts';
import type { ComponentType } from 'react';
import type { AppointmentFieldProps } from './AppointmentField.tsx';
import { fieldId } from './field-id.ts';
import type { FormBinding } from './form-binding.ts';

export interface EnquiryFieldsProps {
  /** Prefix of the ids of all fields; unique on the page. */
  idPrefix: string;
  /** Initial values of the fields. */
  values: FormValues;
  binding: Pick<FormBinding, 'field' | 'errors' | 'times'>;
  /** Whether the form has a message. */
  hasMessage: boolean;
  /** Label of the time field; null for none. */
  appointment: string | null;
  /** The time picker; null for a form that cannot have one. */
  Times: ComponentType<AppointmentFieldProps> | null;
  /** Whether the form can book a loan car with a time. */
  loanCar: boolean;
  /** Options of the location field; without options the field is left out. */
  places: readonly SalesPlace[];
  messageRequired: boolean;
  /** Label of the consent checkbox. */
  optIn: string;
  /** Terms to accept; null for none. */
  disclaimer: string | null;
}

/** The fields of an enquiry. They are uncontrolled, so the same fields work with and without JavaScript. */
export function EnquiryFields({
  idPrefix,
  values,
  binding,
  hasMessage,
  appointment,
  Times,
  loanCar,
  places,
  messageRequired,
  optIn,
  disclaimer,
}: EnquiryFieldsProps) {
  const field = (name: CommonField) => ({
    id: fieldId(idPrefix, name),
    error: binding.errors[name] ?? null,
    ...binding.field(name),
  });
  const text = (name: Exclude<CommonField, 'opt_in' | 'terms_conditions'>) => ({
    ...field(name),
    defaultValue: values[name],
    'aria-required': true,
  });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <div className="grid grid-cols-2 gap-4 sm:col-span-2">
        <TextField label="First name" autoComplete="given-name" limit={100} {...text('name')} />
        <TextField label="Last name" autoComplete="family-name" limit={100} {...text('last_name')} />
      </div>
      <div className="sm:col-span-2">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          limit={254}
          {...text('email')}
        />
      </div>
      <div className="grid grid-cols-2 gap-4 sm:col-span-2">
        <TextField
          label="Mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          limit={40}
          {...text('phone')}
        />
        <TextField
          label="Postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          {...text('postcode')}
        />
      </div>
      {places.length > 0 && (
        <div className="sm:col-span-2">
          <Select label="Location" {...text('location')}>
            <option value="">Choose a location</option>
            {[...new Set(places.map(({ department }) => department))].map((department) => {
              const options = placeOptions(places.filter((place) => place.department === department));
              return department === undefined ? (
                options
              ) : (
                <optgroup key={department} label={department}>
                  {options}
                </optgroup>
              );
            })}
          </Select>
        </div>
      )}
      {appointment !== null && Times && binding.times && (
        <div className="sm:col-span-2">
          <Times
            id={fieldId(idPrefix, 'dateTime')}
            label={appointment}
            error={binding.errors.dateTime ?? null}
            times={binding.times}
            hasMessage={hasMessage}
            loanCar={loanCar}
          />
        </div>
      )}
      {hasMessage && (
        <div className="sm:col-span-2">
          <TextArea
            label="Message"
            rows={3}
            limit={4000}
            optional={!messageRequired}
            {...text('message')}
            aria-required={messageRequired}
          />
        </div>
      )}
      <Checkbox className="sm:col-span-2" label={optIn} defaultChecked={values.opt_in} {...field('opt_in')} />
      {disclaimer && (
        <Checkbox
          className="sm:col-span-2"
          label={disclaimer}
          defaultChecked={values.terms_conditions}
          aria-required
          {...field('terms_conditions')}
        />
      )}
      <Honeypot id={`${idPrefix}-${HONEYPOT_FIELD}`} />
    </div>
  );
}

function placeOptions(places: EnquiryFieldsProps['places']) {
  return places.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
}

/** The honeypot: a field that people neither see nor reach, and bots fill in. */
function Honeypot({ id }: { id: string }) {
  return (
    <div aria-hidden className="sr-only">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
