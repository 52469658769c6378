import { Select } from '@forecourt/primitives';
import { Choices } from './Choices.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { LeadFormProps } from './LeadForms.tsx';
import { Card, FactList } from './LeadPage.tsx';
import type { FactView } from './LeadPage.tsx';
import { RecordPage } from './RecordPage.tsx';
import type { RecordAction, RecordPageView } from './RecordPage.tsx';
import type { ChoiceView } from './views.ts';

/** A reservation. Every text is ready to be shown. */
export interface ReservationPageView extends RecordPageView {
  car: string;
  facts: readonly FactView[];
  /** What a purchase online chose; null for a reservation alone. */
  purchase: readonly FactView[] | null;
  /** Null once the shopper was erased. */
  shopper: readonly FactView[] | null;
}

/** A reservation with what can be done with it, and its audit trail. */
export function ReservationPage({
  reservation,
  actions,
}: {
  reservation: ReservationPageView;
  actions: readonly RecordAction[];
}) {
  const { car, facts, purchase, shopper } = reservation;
  return (
    <RecordPage title={car} record={reservation} actions={actions}>
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
    </RecordPage>
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
