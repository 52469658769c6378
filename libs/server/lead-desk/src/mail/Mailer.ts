/** An address with the name of its owner. */
export interface MailAddress {
  name: string;
  address: string;
}

/** An e-mail, before it is composed as MIME. */
export interface LeadMail {
  /**
   * A lead to the people of the dealer, to the mailbox of a CRM system, or to the address of the site after another delivery failed; its confirmation to the shopper, an answer of staff to the shopper, a
   * message of the platform to the shopper, or a mail to staff, to a shopper about their account or with news of the stock, or to a dealer about the stock, which is about no lead.
   */
  kind:
    | 'lead'
    | 'crm'
    | 'fallback'
    | 'confirmation'
    | 'reply'
    | 'notice'
    | 'staff'
    | 'account'
    | 'stock'
    | 'alert';
  /** Id of the lead; of a mail about no lead its own. */
  leadId: string;
  /** 1 for the lead itself, from 2 for its additions; of an answer its number in the history; of a message to the shopper that of its delivery; after a failure that of the failed delivery. */
  number: number;
  /** Slug of the site the lead came from; `desk` for staff. */
  site: string;
  date: Date;
  from: MailAddress;
  /** An address, or several separated by commas. */
  to: string;
  /** Reply-To: the shopper, or for a mail to the shopper the dealer. */
  replyTo: MailAddress | null;
  subject: string;
  text: string;
  /** The same content as a complete HTML document; null for a mail that programs read. */
  html: string | null;
  /** Where a mail client's button unsubscribes (RFC 8058); null for a mail that is not marketing. */
  unsubscribe: string | null;
  /** The calendar file of an appointment (`text/calendar`); null for none. */
  calendar: string | null;
  attachments: readonly { filename: string; contentType: string; content: string }[];
}

/** Sends or stores mails. */
export interface Mailer {
  kind: 'smtp' | 'mailbox' | 'none';
  /** Why it cannot send, and how to fix it; leads wait meanwhile. Omitted if it can send. */
  holds?: string;
  /** Resolves once the mail server has accepted the mail, or the file is on disk. */
  send(mail: LeadMail): Promise<void>;
  close(): void;
}
