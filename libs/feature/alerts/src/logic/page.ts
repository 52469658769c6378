import type { PageHead } from '@forecourt/page/head';

/** How often e-mails come. */
export type Rhythm = 'daily' | 'at-once';

/** An alert of a person. */
export interface ShownAlert {
  id: number;
  kind: 'search' | 'car';
  label: string;
  /** Path of the search or of the vehicle; null for one that is gone. */
  href: string | null;
  rhythm: Rhythm;
  /** How many vehicles a search has found since the e-mail before, such as `12 new since Tuesday`; null for none, and for a vehicle. */
  news: string | null;
}

/** Notifications in browsers. */
export interface PushOffer {
  /** The public key that a browser subscribes with, base64url. */
  key: string;
  /** SHA-256 of the address of each browser of the person, base64url. */
  devices: readonly string[];
}

/** What the page shows. */
export type AlertsView =
  /** The form about a search or vehicles. */
  | {
      is: 'ask';
      search: string | null;
      cars: readonly number[];
      labels: readonly string[];
      /** The address of who is signed in, which the form begins with; null for nobody. */
      email: string | null;
    }
  /** The form was sent: an e-mail with a link is on its way. */
  | { is: 'asked' }
  /** The page of the link, with the button that confirms. */
  | { is: 'confirm'; token: string; email: string; labels: readonly string[] }
  /** The alerts of a person. */
  | {
      is: 'mine';
      token: string;
      email: string;
      alerts: readonly ShownAlert[];
      /** Null where the platform sends no notifications. */
      push: PushOffer | null;
      notice: 'confirmed' | 'saved' | null;
    }
  /** Nothing to show, and why; null where nothing was asked. */
  | { is: 'none'; why: string | null };

/** Loader data of the page. */
export interface AlertsPage {
  head: PageHead;
  view: AlertsView;
}

/** A refused form. */
export interface RefusedAlert {
  /** The address that was typed. */
  email: string;
  rhythm: Rhythm;
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>;
  /** Why nothing could be done; null for errors of fields. */
  failure: string | null;
  status: number;
}
