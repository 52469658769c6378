/** The feed would remove more than 30 % of the dealer's live stock, without `--allow-drop`. Nothing was changed. */
export class DropRefused extends Error {
  override name = 'DropRefused';
  readonly live: number;
  readonly gone: number;

  constructor(dealer: string, live: number, gone: number) {
    super(
      `This feed would remove ${gone} of the ${live} cars of ${dealer} (${Math.round((gone / live) * 100)} %). ` +
        'A truncated feed has the same effect, so nothing was changed. ' +
        'If this is correct, run the import again with --allow-drop.',
    );
    this.live = live;
    this.gone = gone;
  }
}

/** A newer import of the same dealer started while this one was running, and replaces it. */
export class ImportOvertaken extends Error {
  override name = 'ImportOvertaken';

  constructor(dealer: string) {
    super(
      `Another import for ${dealer} started while this one was running. This one stopped; nothing of it was applied.`,
    );
  }
}
