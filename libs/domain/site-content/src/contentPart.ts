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
  | { kind: 'faqs'; title: string; /** Null for all. */ topic: string | null };

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
} as const satisfies Record<Exclude<ContentPart['kind'], 'text' | 'picture'>, string>;
