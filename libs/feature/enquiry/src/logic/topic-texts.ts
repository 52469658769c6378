import type { FormDeclaration } from '@forecourt/lead';
import type { EnquiryAbout } from './enquiry-about.ts';

/** The subject of a form: the texts of the form and of its lead. */
export interface EnquiryTopic {
  /** Heading of the dialog or page. */
  title: string;
  /** The subject, for the lead and its event. */
  category: string;
  subcategory: string | null;
  /** Id of the form: the lead's `page_id`, and the label of its start event. */
  pageId: string;
  /** The declaration of a form with fields of its own; null for the enquiry form. */
  form: FormDeclaration | null;
  /** The kind of enquiry; null for a plain one. */
  about: EnquiryAbout | null;
  /** A sentence above the fields. */
  intro: string | null;
  /** Text of the submit button; null for the site's default. */
  button: string | null;
  /** The lead's message if none is typed, which makes the message optional; null follows the site's setting. */
  unsaid: string | null;
  /** The location that the lead is for, of a form that asks for none and is about no vehicle. Default: none. */
  place?: { id: number; name: string };
  /** Fixed answers added to the lead, by label. */
  answers: Readonly<Record<string, string>>;
  /** Label of the time field; null for none. */
  appointment: string | null;
  /** Initial text of the message, usually empty. */
  message: string;
  /** Label of the checkbox; it starts unticked. */
  optIn: string;
}

/** The `pageId` of a message to the dealer, which is about no vehicle. */
export const CONTACT_PAGE = 'contact';

/** Defaults of a plain enquiry. */
export const PLAIN = {
  form: null,
  about: null,
  intro: null,
  button: null,
  unsaid: null,
  answers: {},
  appointment: null,
};
