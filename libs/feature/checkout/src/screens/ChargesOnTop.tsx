import { Alert, Paragraphs } from '@forecourt/primitives';
import { chargesOnTop } from '../logic/charges-on-top.ts';

export interface ChargesOnTopProps {
  suffix: string;
  /** The text about on-road costs for the state of the vehicle. */
  onRoadCosts: string;
  /** What stands beside it. Default: the total of a purchase. */
  of?: 'total' | 'price';
}

/** Says beside a total or a price without government charges what it leaves out; nothing for any other price. */
export function ChargesOnTop({ suffix, onRoadCosts, of = 'total' }: ChargesOnTopProps) {
  const charges = chargesOnTop(suffix, onRoadCosts);
  if (charges === null) return null;
  return (
    <Alert>
      <p className="font-bold">Not in this {of}: government charges and other on-road costs</p>
      <Paragraphs text={charges} className="mt-2 wrap-anywhere" />
    </Alert>
  );
}
