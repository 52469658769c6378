/** An entry of a block: a heading with the text below it. */
export interface ContentItem {
  title: string;
  /** Where the heading links to; null for a heading without a link. */
  href: string | null;
  /** Sanitised HTML. */
  html: string;
}

/** A search whose newest vehicles a text shows: values as the facets have them. */
export interface StockChoice {
  make?: string | undefined;
  model?: string | undefined;
  body?: string | undefined;
  fuel?: string | undefined;
  car_type?: string | undefined;
  item_type?: string | undefined;
  categories?: string | undefined;
  /** A range of whole dollars: `-30000`, `20000-30000` or `50000-`. */
  price?: string | undefined;
}

/** A piece of a text, in order. HTML is sanitised when the text is read. */
export type ContentPart =
  | { kind: 'text'; html: string }
  | { kind: 'picture'; src: string; alt: string }
  | { kind: 'note'; html: string }
  | { kind: 'steps' | 'tiles' | 'questions'; items: readonly ContentItem[] }
  | { kind: 'button'; text: string; href: string }
  | { kind: 'stock'; title: string; choice: StockChoice }
  | { kind: 'people'; title: string; /** Number of a location; null for all. */ location: number | null }
  | { kind: 'faqs'; title: string; /** Null for all. */ topic: string | null }
  | { kind: 'quote'; html: string; /** Who said it. */ by: string }
  | HeroPart
  | CallToActionPart
  | { kind: 'offer'; /** Number of an offer. */ id: number }
  | { kind: 'video'; title: string; /** On YouTube, on Vimeo, or a file of the site. */ address: string }
  | { kind: 'form'; title: string };

/** A picture with words beside it, and one way on. */
export interface HeroPart {
  kind: 'hero';
  title: string;
  html: string;
  src: string;
  alt: string;
  /** Null for none. */
  button: { text: string; href: string } | null;
}

/** A band that asks for one thing. */
export interface CallToActionPart {
  kind: 'call-to-action';
  title: string;
  html: string;
  button: { text: string; href: string };
}

/** The names of the blocks of a text, and how each is written. */
export const CONTENT_BLOCKS = {
  note: ':::note',
  steps: ':::steps',
  tiles: ':::tiles',
  questions: ':::questions',
  button: '::button[Text]{href=/contact-us}',
  stock: '::stock[Title]{make=Toyota}',
  people: '::people[Title]{location=101}',
  faqs: '::faqs[Title]{topic=finance}',
  quote: ':::quote[Who said it]',
  hero: ':::hero[Title]{image=yard.webp alt="The yard" href=/contact-us button="Visit us"}',
  'call-to-action': ':::call-to-action[Title]{href=/contact-us button="Talk to us"}',
  offer: '::offer{id=701}',
  video: '::video[Title]{address=https://youtu.be/aqz-KE-bpKQ}',
  form: '::form[Title]',
} as const satisfies Record<Exclude<ContentPart['kind'], 'text' | 'picture'>, string>;
