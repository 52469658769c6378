import type { DeclaredValues } from '@forecourt/lead';
import { call, routes } from '@forecourt/platform-client';
import type { RegoVehicle } from '@forecourt/platform-client';
import { useEffect, useMemo, useRef } from 'react';
import { lastStep } from '../logic/form-steps.ts';
import type { EnquiryTopic } from '../logic/topic-texts.ts';
import { askedValue, hasPlateFields, PLATE_FIELDS, plateFields, plateOf } from '../logic/trade-in-value.ts';
import { UNKNOWN_PLATE } from '../logic/trade-in-value.ts';
import type { AskedValue, PlateNotice, TradeInValue } from '../logic/trade-in-value.ts';
import { useAnswer } from './use-answer.ts';

interface TradeInInput {
  topic: EnquiryTopic;
  onlineValuation: boolean;
  step: number;
  /** The answers so far. */
  values: DeclaredValues;
  /** Sets the answer of a field. */
  fill(name: string, value: string): void;
}

/** The vehicle of a number plate; a problem with the status 404 for an unknown one. */
const askVehicle = (query: { plate: string; state: string }, signal: AbortSignal) =>
  call(routes.rego, { query }, { signal });
const askValue = (body: AskedValue, signal: AbortSignal) => call(routes.postValuation, { body }, { signal });

/**
 * The value of the shopper's own vehicle in a form with `valuation`. The step with the fields of the vehicle looks up the number plate
 * and fills them, unless the shopper has typed something else there; the last step has the value.
 */
export function useTradeInValue({ topic, onlineValuation, step, values, fill }: TradeInInput): {
  notice: PlateNotice | null;
  value: TradeInValue | null;
} {
  const asksPlate =
    topic.form?.valuation === true && onlineValuation && hasPlateFields(topic.form.steps[step]?.fields ?? []);
  const plate = asksPlate ? plateOf(values) : null;
  const { answer: vehicle, failed: isUnknown } = useAnswer(plate, askVehicle);
  const filled = useRef<DeclaredValues>({});
  useEffect(() => {
    if (!vehicle) return;
    const [, fields] = plateFields(vehicle);
    const isTyped = PLATE_FIELDS.some(
      (name) => (values[name] ?? '') !== '' && values[name] !== filled.current[name],
    );
    if (isTyped || PLATE_FIELDS.every((name) => filled.current[name] === fields[name])) return;
    filled.current = fields;
    for (const name of PLATE_FIELDS) fill(name, String(fields[name]));
  }, [vehicle, values, fill]);

  const question = step === lastStep(topic) ? askedValue(topic, onlineValuation, values) : null;
  const skip = question === null;
  const { answer: valuation, failed } = useAnswer(question, askValue);
  const value = useMemo((): TradeInValue | null => {
    if (skip) return null;
    if (valuation) return { state: 'valued', valuation };
    return { state: failed ? 'failed' : 'working' };
  }, [skip, valuation, failed]);
  return { notice: plate === null ? null : noticeOf(isUnknown ? null : vehicle), value };
}

/** The sentence about a plate: of its vehicle, of none (null), or before the answer (undefined) no sentence. */
function noticeOf(vehicle: RegoVehicle | null | undefined): PlateNotice | null {
  if (vehicle === undefined) return null;
  return vehicle === null ? UNKNOWN_PLATE : plateFields(vehicle)[0];
}
