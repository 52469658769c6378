/** An address with the name of its owner. */
export interface MailAddress {
  name: string;
  address: string;
}

/** An e-mail about a lead, before it is composed as MIME. */
export interface LeadMail {
  leadId: string;
  /** 1 for the lead itself, from 2 for its additions. */
  number: number;
  /** Slug of the site the lead came from. */
  site: string;
  date: Date;
  from: MailAddress;
  to: string;
  /** Reply-To: the shopper. */
  replyTo: MailAddress | null;
  subject: string;
  text: string;
  /** The same content as a complete HTML document. */
  html: string;
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
