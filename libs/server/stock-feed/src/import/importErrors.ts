/**
 * The feed would remove more than 30 % of the dealer's live stock, or leave 30 % less than the most of the last 7 days, without
 * `--allow-drop`. Nothing was changed.
 */
export class DropRefused extends Error {
  override name = 'DropRefused';
  readonly live: number;
  readonly gone: number;

  /** @param week the most cars of the last 7 days and those that the feed would leave, if they are the reason. */
  constructor(dealer: string, live: number, gone: number, week?: { most: number; left: number }) {
    super(
      `${week ? weekSentence(dealer, week) : `This feed would remove ${gone} of the ${live} cars of ${dealer} (${percent(gone, live)}).`} ` +
        'A truncated feed has the same effect, so nothing was changed. ' +
        'If this is correct, run the import again with --allow-drop.',
    );
    this.live = live;
    this.gone = gone;
  }
}

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`;

const weekSentence = (dealer: string, { most, left }: { most: number; left: number }) =>
  `This feed would leave ${left} cars of ${dealer}, who had ${most} in the last 7 days (${percent(most - left, most)} less).`;

/** A newer import of the same dealer started while this one was running, and replaces it. */
export class ImportOvertaken extends Error {
  override name = 'ImportOvertaken';

  constructor(dealer: string) {
    super(
      `Another import for ${dealer} started while this one was running. This one stopped; nothing of it was applied. Start it again if this feed is the newer one.`,
    );
  }
}
