import { lookupKey } from './lookup.ts';

/** The values of the drive filter. `2WD` is for feeds that do not distinguish front and rear. */
export const SIMPLE_DRIVES = ['FWD', 'RWD', 'AWD', '4WD', '2WD', 'Other'] as const;

/** A value of the drive filter. */
export type SimpleDrive = (typeof SIMPLE_DRIVES)[number];

const WORDS: Record<Exclude<SimpleDrive, 'Other'>, string> = {
  FWD: 'fwd|front|front wheel drive|front wheel|2wd front',
  RWD: 'rwd|rear|rear wheel drive|rear wheel|2wd rear',
  AWD: 'awd|all wheel drive|all wheel|quattro|xdrive|4matic',
  '4WD': '4wd|4x4|four wheel drive|4 wheel drive|4x4 dual range|4x4 constant|part time 4wd|full time 4wd',
  '2WD': '2wd|4x2|two wheel drive|2 wheel drive|2x4',
};

const TABLE = new Map<string, SimpleDrive>(
  SIMPLE_DRIVES.flatMap((drive) =>
    drive === 'Other' ? [] : WORDS[drive].split('|').map((word): [string, SimpleDrive] => [word, drive]),
  ),
);

/**
 * The value of the drive filter for the text of any feed (`Front`, `FOUR_WHEEL_DRIVE`, `4x4`). An unknown text is `Other`. A
 * missing value gives `null`.
 *
 * @example simpleDrive('FOUR_WHEEL_DRIVE') // '4WD'
 */
export function simpleDrive(value: unknown): SimpleDrive | null {
  const key = lookupKey(value);
  return key === null ? null : (TABLE.get(key) ?? 'Other');
}
