import { Button, TextField } from '@forecourt/primitives';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { askDelivery } from '../logic/ask-delivery.ts';
import type { DeliveryAnswer } from '../logic/ask-delivery.ts';
import { useSections } from '../sections.tsx';
import { block } from './block.tsx';
import { CalculatorCard } from './CalculatorCard.tsx';

const WAITING = 'waiting';

/** The delivery calculator. Without JavaScript the form submits to the page itself, which renders the result. */
export const Delivery = block('vdp.delivery', function Delivery() {
  const { delivery } = useSections();
  const [state, setState] = useState<DeliveryAnswer | typeof WAITING | null>(delivery?.asked?.answer ?? null);
  const latest = useRef(0);
  if (!delivery) return null;

  async function estimate(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('postcode');
    const postcode = typeof typed === 'string' ? typed : '';
    const turn = ++latest.current;
    setState(WAITING);
    const answer = await askDelivery(postcode);
    // Only the response to the last request is used.
    if (turn === latest.current) setState(answer);
  }

  const waiting = state === WAITING;
  const answer = waiting ? null : state;
  return (
    <CalculatorCard
      id="delivery-estimate"
      title="Delivery estimate"
      text={delivery.text}
      answer={
        <output
          htmlFor="delivery-postcode"
          className="flex min-h-8 flex-wrap items-baseline justify-between gap-x-4"
        >
          {answer && 'price' in answer ? (
            <>
              <span className="text-ink-2">{answer.name}</span>{' '}
              <span className="price text-[1.5rem]/8">{answer.price}</span>
            </>
          ) : (
            <span className="text-ink-2">
              {waiting ? 'Looking it up…' : answer ? '' : 'Enter your postcode for the price to your door.'}
            </span>
          )}
        </output>
      }
    >
      <form
        method="get"
        action="#delivery-estimate"
        noValidate
        onSubmit={(event) => void estimate(event)}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3"
      >
        <TextField
          id="delivery-postcode"
          name="postcode"
          label="Your postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          defaultValue={delivery.asked?.postcode}
          error={answer && 'error' in answer ? answer.error : null}
        />
        <Button type="submit" variant="outline" className="mt-[26px]" busyText={waiting ? 'Estimate' : null}>
          Estimate
        </Button>
      </form>
    </CalculatorCard>
  );
});
