import { Alert } from '@forecourt/primitives';
import { chargesOnTop } from '../logic/charges-on-top.ts';

/** Says beside a total without government charges what it leaves out; nothing for any other price. */
export function ChargesOnTop({ suffix, onRoadCosts }: { suffix: string; onRoadCosts: string }) {
  const charges = chargesOnTop(suffix, onRoadCosts);
  if (charges === null) return null;
  return (
    <Alert>
      <p className="font-bold">Not in this total: government charges and other on-road costs</p>
      {charges.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className="mt-2">
          {paragraph}
        </p>
      ))}
    </Alert>
  );
}
