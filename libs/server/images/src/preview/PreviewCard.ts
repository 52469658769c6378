/** What the picture of a link preview says and shows. */
export interface PreviewCard {
  /** The name of what is linked. */
  title: string;
  /** A short text above the title, such as “Reserved”; empty for none. */
  label: string;
  /** The price as on the page, with the words that belong to it; null without one. */
  price: { text: string; suffix: string; was: string | null } | null;
  /** Short facts, the most important one first. */
  facts: readonly string[];
  /** Path on the site or `https` address of its picture; null without one. */
  photo: string | null;
  look: PreviewLook;
}

/** How a dealer looks. */
export interface PreviewLook {
  /** Name of the dealer. */
  name: string;
  /** The logo: the content of an SVG file; null for the name as text. */
  logo: { svg: string; width: number; height: number } | null;
  /** Font families by the names of the theme; others become Archivo, which every card can be written in. */
  fonts: { display: string; text: string; displayWeight: number };
  /** CSS colours, hexadecimal. */
  colours: PreviewColours;
}

/** The colours of a card. */
export interface PreviewColours {
  /** Behind the logo, below the picture. */
  surface: string;
  /** The dealer’s name as text on `surface`. */
  ink: string;
  /** Behind the words. */
  inverse: string;
  onInverse: string;
  /** Quieter words on `inverse`. */
  onInverse2: string;
  /** The line below the words. */
  brand: string;
}

/** Size of a card in pixels: 1.91 to 1, as messengers and social media show it. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The part of a card that its photo fills, in pixels: 3 to 2, the usual shape of vehicle photos, from the top left corner. */
export const PHOTO_SIZE = { width: 720, height: 480 } as const;
