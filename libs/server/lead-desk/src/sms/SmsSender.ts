/** A text message: about a lead to a member of staff, or with a code to a shopper. */
export interface LeadSms {
  /** Id of the lead; of a message about no lead its own. */
  leadId: string;
  /** 1 for the lead itself, from 2 for its additions. */
  number: number;
  /** Slug of the site that it is about. */
  site: string;
  /** Mobile number in E.164 form, such as `+61491570006`. */
  to: string;
  text: string;
}

/** Sends or stores text messages. */
export interface SmsSender {
  kind: 'gateway' | 'mailbox' | 'none';
  /** Why it cannot send, and how to fix it; text messages wait meanwhile. Omitted if it can send. */
  holds?: string;
  /** Resolves once the gateway has accepted the message, or the file is on disk. */
  send(sms: LeadSms): Promise<void>;
}
