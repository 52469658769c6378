/** A visitor's word on maps that another company draws. */
export interface MapConsent {
  /** Whether maps may come by themselves. */
  given(): boolean;
  /** Keeps the visitor's word. */
  give(isGiven: boolean): void;
  /** Whether a word outlives the page; a browser that asks every site not to track has maps asked for each time. */
  lasts(): boolean;
  /** Calls back whenever the word changes; returns a function that stops. */
  watch(listener: () => void): () => void;
}

/** Whoever draws maps for a site. */
export interface MapSource {
  /** Address of the style that a map is drawn by: it says where its tiles come from. */
  styleUrl: string;
  /** Whom the map owes its data to, where its style does not say. */
  attribution: string | null;
  consent: MapConsent;
}

/** What is drawn. */
export interface MapView {
  styleUrl: string;
  attribution: string | null;
  /** Of the place, as its mark says. */
  name: string;
  /** Degrees. */
  lat: number;
  /** Degrees. */
  long: number;
  /** How much at the left lies under something else, pixels. */
  covered: number;
}
