/** A visitor's consent to third-party maps. */
export interface MapConsent {
  /** Whether maps may load automatically. */
  given(): boolean;
  /** Stores or withdraws the consent. */
  give(isGiven: boolean): void;
  /** Whether the consent outlives the page; with Global Privacy Control it does not, and each map needs a click. */
  lasts(): boolean;
  /** Calls back whenever the consent changes; returns the unsubscribe function. */
  watch(listener: () => void): () => void;
}

/** The map provider of a site. */
export interface MapSource {
  /** URL of the map style, which names the tile sources. */
  styleUrl: string;
  /** Attribution of the map data, where the style has none. */
  attribution: string | null;
  consent: MapConsent;
}

/** A marked place. */
export interface MapPlace {
  /** Name of the place on its marker. */
  name: string;
  /** Degrees. */
  lat: number;
  /** Degrees. */
  long: number;
}

/** What the map shows. */
export interface MapView extends MapPlace {
  styleUrl: string;
  attribution: string | null;
  /** Further places; with them the map starts with all in view. */
  others: readonly MapPlace[];
  /** Width at the left that is covered by other content, pixels. */
  covered: number;
}
