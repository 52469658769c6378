/** The index of a site's search as it is now. */
export interface IndexState {
  /** Whether the engine answers. */
  answers: boolean;
  /** Whether the index exists and has the site's current rules. */
  ready: boolean;
  /** Cars in the index. */
  indexed: number;
  /** Cars of the stock that the site lists. */
  listed: number;
  /** Changed cars that wait to be indexed, and when the first of them changed. */
  waiting: number;
  waitingSince: Date | null;
}

/** What differs between the search of a site and its stock: ids of cars. */
export interface IndexDifferences {
  listed: number;
  /** Cars that were compared field by field. */
  compared: number;
  /** Changed cars that wait to be indexed, which were left out. */
  waiting: number;
  missing: readonly string[];
  surplus: readonly string[];
  different: readonly string[];
}

/** The search of the sites, as the desk tells of it. */
export interface DeskSearch {
  /** The state of a site's index; null for a site that is not indexed here. */
  state(slug: string): Promise<IndexState | null>;
  /**
   * Compares the index of a site with its stock; null for a site that is not indexed here. It rejects while the engine does not answer or the index is not
   * built. Who asks while it runs gets the same answer.
   */
  compare(slug: string): Promise<IndexDifferences | null>;
}
