import type { ReactNode } from 'react';
import { Alert, Select, Tag } from '@forecourt/primitives';
import { Choices } from './Choices.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { LeadFormProps } from './LeadForms.tsx';
import { Card, FactList } from './LeadPage.tsx';
import type { FactView } from './LeadPage.tsx';
import { Trail } from './Trail.tsx';
import type { TrailLineView } from './Trail.tsx';
import type { ChoiceView, StatusView } from './views.ts';

/** A reservation. Every text is ready to be shown. */
export interface ReservationPageView {
  reference: string;
  car: string;
  status: StatusView;
  /** What somebody has to do about its money; null if nothing. */
  warning: string | null;
  facts: readonly FactView[];
  /** What a purchase online chose; null for a reservation alone. */
  purchase: readonly FactView[] | null;
  /** Null once the shopper was erased. */
  shopper: readonly FactView[] | null;
  /** Who did what, oldest first. */
  log: readonly TrailLineView[];
}

/** A reservation with what can be done with it, and its audit trail. */
export function ReservationPage({
  reservation: { reference, car, status, warning, facts, purchase, shopper, log },
  actions,
}: {
  reservation: ReservationPageView;
  /** The forms, each with the title of its card. */
  actions: readonly { title: string; form: ReactNode }[];
}) {
  return (
    <>
      <h1 className="text-h2 break-words">{car}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <Tag tone={status.tone}>{status.text}</Tag>
        <span className="text-ink-2">{reference}</span>
      </p>
      {warning !== null && (
        <div className="mt-4">
          <Alert tone="danger">{warning}</Alert>
        </div>
      )}
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          <Card title="Reservation">
            <FactList facts={facts} />
          </Card>
          {purchase && (
            <Card title="Purchase">
              <FactList facts={purchase} />
            </Card>
          )}
          <Card title="Shopper">
            {shopper ? <FactList facts={shopper} /> : <p>The contact details were erased.</p>}
          </Card>
        </div>
        <div className="grid grid-cols-1 gap-6">
          {actions.map(({ title, form }) => (
            <Card key={title} title={title}>
              {form}
            </Card>
          ))}
        </div>
        <Trail lines={log} />
      </div>
    </>
  );
}

/** More time for the shopper of a reservation. */
export function ExtendForm({
  fields,
  times,
  onChange,
  ...form
}: LeadFormProps<{ until: string }> & { times: readonly ChoiceView[] }) {
  return (
    <DeskForm {...form} label="Give more time" button="Extend" busyText="Extending">
      <Select
        id="reserved-until"
        label="Reserved until"
        hint="The shopper gets a mail."
        value={fields.until}
        onChange={({ target }) => onChange({ until: target.value })}
      >
        <option value="">Choose</option>
        <Choices choices={times} />
      </Select>
    </DeskForm>
  );
}
