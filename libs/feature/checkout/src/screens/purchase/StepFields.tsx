import { centsText } from '@forecourt/pricing';
import { Link, Select, TextArea, TextField } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { fieldId } from '../../logic/form-fields.ts';
import { LONGEST_TEXT } from '../../logic/purchase/purchase-draft.ts';
import type { PurchasePage, StepView } from '../../logic/purchase/purchase-page.ts';
import { ContactFields } from '../ContactFields.tsx';
import { Choices } from './Choices.tsx';
import { LoanBox } from './LoanBox.tsx';
import { CarStep } from './CarStep.tsx';

export interface StepFieldsProps {
  page: PurchasePage & { car: NonNullable<PurchasePage['car']> };
  view: StepView;
  /** What was typed before a refusal. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** The questions of a step. */
export function StepFields(props: StepFieldsProps) {
  const { view, page } = props;
  if (view.step === 'car') return <CarStep car={page.car} terms={page.terms} view={view} />;
  if (view.step === 'handover') return <HandoverFields {...props} />;
  if (view.step === 'time') return <TimeField {...props} />;
  if (view.step === 'trade') return <TradeFields {...props} />;
  if (view.step === 'pay') return <PayFields {...props} />;
  if (view.step === 'extras') return <ExtrasFields {...props} />;
  return <DetailsFields {...props} />;
}

function HandoverFields({ view: { choices, quote }, values, errors }: StepFieldsProps) {
  const { places, delivers } = quote;
  const [first] = places;
  const typed = { ...choices, ...values };
  return (
    <>
      <Choices
        legend="How do you want to get your car?"
        name="handover"
        options={[
          ...(first
            ? [
                {
                  value: 'pick-up',
                  label: 'Pick it up',
                  text: places.length === 1 ? `At ${first.name}, free` : 'At one of our locations, free',
                },
              ]
            : []),
          ...(delivers
            ? [{ value: 'delivery', label: 'Have it delivered', text: 'The price depends on your postcode.' }]
            : []),
        ]}
        chosen={[typed.handover]}
        error={errors['handover']}
      />
      {places.length > 1 && (
        <Select
          id={fieldId('place')}
          name="place"
          label="Where do you pick it up?"
          hint="For a pick-up."
          defaultValue={typed.place}
          error={errors['place'] ?? null}
        >
          <option value="">Choose a location</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {delivers && (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <TextField
            id={fieldId('address')}
            name="address"
            label="Street and suburb"
            hint="For a delivery."
            autoComplete="street-address"
            limit={LONGEST_TEXT.address}
            defaultValue={typed.address}
            error={errors['address'] ?? null}
          />
          <TextField
            id={fieldId('postcode')}
            name="postcode"
            label="Postcode"
            hint="For a delivery."
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={4}
            defaultValue={typed.postcode}
            error={errors['postcode'] ?? null}
          />
        </div>
      )}
    </>
  );
}

function TimeField({ view: { choices, quote }, values, errors }: StepFieldsProps) {
  const isDelivery = choices.handover === 'delivery';
  return (
    <Select
      id={fieldId('time')}
      name="time"
      label={isDelivery ? 'When should we deliver it?' : 'When do you pick it up?'}
      hint="We call you to confirm it, or to find another time."
      defaultValue={values['time'] ?? choices.time}
      error={errors['time'] ?? null}
    >
      <option value="">Choose a day and a time</option>
      {quote.times.map(({ day, times }) => (
        <optgroup key={day} label={day}>
          {times.map(({ value, text }) => (
            <option key={value} value={value}>
              {`${day}, ${text}`}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

function TradeFields({ page: { car }, view: { choices }, values, errors }: StepFieldsProps) {
  const { pages } = useSite();
  const typed = { ...choices, ...values };
  // `hasPage` would be true for each vehicle's page: the pattern `cars/:slug` has this path too.
  const isValued = pages.includes(paths.tradeIn().slice(1));
  return (
    <>
      <Choices
        legend="Do you trade in a vehicle?"
        name="trade"
        options={[
          { value: 'none', label: 'No' },
          { value: 'own', label: 'Yes', text: 'We make you an offer and take it off what you pay.' },
        ]}
        chosen={[typed.trade]}
        error={errors['trade']}
      />
      <TextArea
        id={fieldId('trade_in')}
        name="trade_in"
        label="Your vehicle"
        hint="If you trade one in: make, model, year, kilometres and condition."
        limit={LONGEST_TEXT.trade_in}
        defaultValue={typed.trade_in}
        error={errors['trade_in'] ?? null}
      />
      {isValued && (
        <p className="text-ink-2">
          Want to know first what it’s worth?{' '}
          <Link href={paths.tradeIn(car.id)} className="text-brand-text underline">
            Value your vehicle
          </Link>
          . What you chose here stays.
        </p>
      )}
    </>
  );
}

function PayFields({ page: { car }, view: { choices, quote }, values, errors }: StepFieldsProps) {
  const site = useSite();
  return (
    <>
      <Choices
        legend="How do you pay the rest?"
        name="pay"
        options={[
          { value: 'cash', label: 'Cash or bank transfer' },
          {
            value: 'finance',
            label: 'Finance',
            text: 'This isn’t an application. We’ll go through it with you.',
          },
        ]}
        chosen={[values['pay'] ?? choices.pay]}
        error={errors['pay']}
      />
      {quote.loan && <LoanBox loan={quote.loan} />}
      {hasPage(site, paths.applyForFinance()) && (
        <p className="text-ink-2">
          You can{' '}
          <Link href={`${paths.applyForFinance()}?car_id=${car.id}`} className="text-brand-text underline">
            apply for finance
          </Link>{' '}
          now or later. What you chose here stays.
        </p>
      )}
    </>
  );
}

function ExtrasFields({ view: { choices, quote }, errors }: StepFieldsProps) {
  return (
    <Choices
      legend="What would you like with it?"
      name="extras"
      type="checkbox"
      options={quote.extras.map(({ id, name, text, cents }) => ({
        value: id,
        label: `${name}, ${cents === 0 ? 'free' : centsText(cents)}`,
        text,
      }))}
      chosen={choices.extras}
      error={errors['extras']}
    />
  );
}

function DetailsFields({ view: { shopper }, values, errors }: StepFieldsProps) {
  const typed: Readonly<Record<string, string>> = { ...shopper, ...values };
  const { name, email, phone } = LONGEST_TEXT;
  return <ContactFields values={typed} errors={errors} limits={{ name, last_name: name, email, phone }} />;
}
