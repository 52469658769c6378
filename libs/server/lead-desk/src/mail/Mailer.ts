/** An address with the name of its owner. */
export interface MailAddress {
  name: string;
  address: string;
}

/** An e-mail about a lead, before it is a message. */
export interface LeadMail {
  leadId: string;
  /** 1 for the lead itself, from 2 for its additions. */
  number: number;
  /** Slug of the site the lead came from. */
  site: string;
  date: Date;
  from: MailAddress;
  to: string;
  /** The shopper, so that the dealer answers by "Reply". */
  replyTo: MailAddress | null;
  subject: string;
  text: string;
  attachments: readonly { filename: string; contentType: string; content: string }[];
}

/** Takes a mail to where it belongs. */
export interface Mailer {
  kind: 'smtp' | 'mailbox' | 'none';
  /** Why it sends nothing, and how to mend it; leads wait meanwhile. Left out by one that sends. */
  holds?: string;
  /** Resolves once the mail was taken over: by the mail server, or by the disk. */
  send(mail: LeadMail): Promise<void>;
  close(): void;
}
