import type { CarPictureView } from './CarPicture.tsx';

/** A moment as it is read, with its machine form. */
export interface MomentView {
  /** ISO 8601. */
  iso: string;
  text: string;
}

/** What stands with a lead, in words, and how much it asks for. */
export interface StatusView {
  text: string;
  tone: 'warning' | 'success' | 'outline';
}

/** When the first answer is due, in words. */
export interface DueView {
  text: string;
  overdue: boolean;
}

/** A lead in the list. Every text is ready to be shown. */
export interface LeadRowView {
  id: string;
  href: string;
  name: string;
  status: StatusView;
  /** Null once it was answered or closed. */
  due: DueView | null;
  received: MomentView;
  /** What it is about: category and place. */
  about: string;
  vehicle: string | null;
  /** A picture of the vehicle; null without one. */
  picture: CarPictureView | null;
  excerpt: string;
  assignee: string;
  /** Appointment, snooze, failed delivery: a short text each. */
  notes: readonly string[];
}

/** A choice of a select. */
export interface ChoiceView {
  value: string;
  text: string;
}

/** A form that failed: why, and whether sending it again can help. */
export interface FailureView {
  text: string;
  retry: boolean;
}
