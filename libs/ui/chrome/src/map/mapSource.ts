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

/** How the ground of a map looks. */
export interface MapStyle {
  /** URL of the map style, which names the tile sources. */
  styleUrl: string;
  /** Attribution of the map data, where the style has none. */
  attribution: string | null;
}

/** The map provider of a site. */
export interface MapSource extends MapStyle {
  consent: MapConsent;
}

/** A place on the earth. */
export interface Position {
  /** Degrees. */
  lat: number;
  /** Degrees. */
  long: number;
}

/** A marked place. */
export interface MapPlace extends Position {
  /** Name of the place on its marker. */
  name: string;
}

/** What the map shows. */
export interface MapView extends MapStyle {
  /** The marked places; the map starts with all in view. */
  places: readonly MapPlace[];
  /** Width at the left that is covered by other content, pixels. */
  covered: number;
}

/** A place of a map on which places are chosen. */
export interface ChoicePlace extends MapPlace {
  id: string;
}

/** What the marks of places say. */
export interface PlaceCounts {
  /** What is at a place, such as a number of vehicles, by its id; without any it cannot be chosen. */
  counts: ReadonlyMap<string, number>;
  /** Ids of the chosen places. */
  chosen: readonly string[];
}
