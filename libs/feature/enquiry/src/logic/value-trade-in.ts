import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import type { Reach } from '@forecourt/platform-client';
import type { FormValues } from './form-fields.ts';
import { lastStep } from './form-steps.ts';
import type { EnquiryTopic } from './topic-texts.ts';
import {
  askedValue,
  hasPlateFields,
  plateFields,
  plateOf,
  plateText,
  UNKNOWN_PLATE,
} from './trade-in-value.ts';
import type { PlateNotice, TradeInValue } from './trade-in-value.ts';

/** What a step of a form with `valuation` shows besides its fields. */
export interface ValuedStep {
  values: FormValues;
  /** A sentence about the number plate; null for none. */
  notice: PlateNotice | null;
  /** The value of the vehicle; null before the last step, and in a form without one. */
  value: TradeInValue | null;
}

/**
 * The step of a form with `valuation` that a post without JavaScript comes to: a new number plate is looked up and fills the fields of the
 * vehicle; the last step has the value. A call that fails is a notice, never an error: the form can be sent without it.
 */
export async function valuedStep(
  reach: Reach,
  {
    topic,
    onlineValuation,
    values,
    step,
    plate,
  }: {
    topic: Pick<EnquiryTopic, 'form'>;
    onlineValuation: boolean;
    values: FormValues;
    /** The step that is shown next. */
    step: number;
    /** The plate and state that were looked up last, as from {@link plateText}. */
    plate: string;
  },
): Promise<ValuedStep> {
  const shown = { values, notice: null, value: null };
  if (topic.form?.valuation !== true || !onlineValuation) return shown;
  const isNew = plateText(values.values) !== plate;
  if (hasPlateFields(topic.form.steps[step]?.fields ?? []) && isNew) return lookedUp(reach, values);
  const question = step === lastStep(topic) ? askedValue(topic, onlineValuation, values.values) : null;
  if (question === null) return shown;
  try {
    const valuation = await call(routes.postValuation, { body: question }, { fetch: reach });
    return { ...shown, value: { state: 'valued', valuation } };
  } catch (error) {
    return { ...shown, value: { state: unlessUnexpected(error, 'failed') } };
  }
}

async function lookedUp(reach: Reach, values: FormValues): Promise<ValuedStep> {
  const query = plateOf(values.values);
  if (query === null) return { values, notice: null, value: null };
  try {
    const vehicle = await call(routes.rego, { query }, { fetch: reach });
    if (vehicle === null) return { values, notice: UNKNOWN_PLATE, value: null };
    const [notice, found] = plateFields(vehicle);
    return { values: { ...values, values: { ...values.values, ...found } }, notice, value: null };
  } catch (error) {
    return { values, notice: unlessUnexpected(error, UNKNOWN_PLATE), value: null };
  }
}

function unlessUnexpected<Fallback>(error: unknown, fallback: Fallback): Fallback {
  if (error instanceof PlatformProblem) return fallback;
  throw error;
}
