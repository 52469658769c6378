import { RadioGroup } from '@forecourt/primitives';
import type { Rhythm } from '../logic/page.ts';
import { RHYTHMS } from '../logic/rhythms.ts';

/** Chooses how often e-mails come. */
export function RhythmField({ rhythm }: { rhythm: Rhythm }) {
  return <RadioGroup legend="How often" name="rhythm" choices={RHYTHMS} defaultValue={rhythm} />;
}
