import { RadioGroup } from '@forecourt/primitives';
import type { Rhythm } from '../logic/page.ts';

const CHOICES: { value: Rhythm; label: string }[] = [
  { value: 'daily', label: 'One email a day' },
  { value: 'at-once', label: 'As soon as there’s news, but not at night' },
];

/** Chooses how often e-mails come. */
export function RhythmField({ rhythm }: { rhythm: Rhythm }) {
  return <RadioGroup legend="How often" name="rhythm" choices={CHOICES} defaultValue={rhythm} />;
}
