import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import type { FactView, RecordView } from '@forecourt/desk-ui';
import { zonedInstant } from '@forecourt/location';
import { localDate } from '@forecourt/values';
import { lengthText } from './deskTimes.ts';
import { dateAfter } from './snooze.ts';

type Figures = DeskAnswer<typeof deskRoutes.figures>;
type Answers = Pick<
  Figures['by_staff'][number],
  'leads' | 'answered' | 'in_target' | 'median_minutes' | 'won'
>;

/** The times that can be chosen, days up to today. */
const PERIODS = [7, 30, 90, 365] as const;

/** The times as choices. */
export const periodChoices = PERIODS.map((days) => ({
  value: String(days),
  text: days === 365 ? 'Last 12 months' : `Last ${days} days`,
}));

/** The days of an address; 30 for another text. */
export const readPeriod = (text: string | null): number =>
  PERIODS.find((days) => String(days) === text) ?? 30;

/** The time that the call asks for: whole days of the dealership, today among them. */
export function figureQuery(days: number, now: Date, timeZone: string) {
  const tomorrow = dateAfter(localDate(now, timeZone), 1);
  const midnight = (date: string) => zonedInstant(date, 0, timeZone).toISOString();
  return { from: midnight(dateAfter(tomorrow, -days)), to: midnight(tomorrow) };
}

/** A part of a whole. @example shareText(3, 4) // '3 of 4 (75 %)' */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? 'None' : `${part} of ${whole} (${Math.round((part / whole) * 100)} %)`;

const medianText = (minutes: number | null): string => (minutes === null ? '' : lengthText(minutes));

/** The figures of all leads. */
export function figureFacts(figures: Figures, targetMinutes: number): FactView[] {
  const { leads, answered, in_target, median_minutes } = figures;
  const facts = [
    ['Leads', String(leads)],
    ['Answered', shareText(answered, leads)],
    [`Answered within ${lengthText(targetMinutes)}`, shareText(in_target, leads)],
    ['Half were answered within', medianText(median_minutes)],
  ] as const;
  return facts.flatMap(([name, text]) => (text === '' ? [] : { name, text, href: null }));
}

/** Names of the columns of answers, after the first. */
export const ANSWER_COLUMNS = ['Leads', 'Answered', 'Within the target', 'Half within', 'Won'] as const;

const answerCells = ({ leads, answered, in_target, median_minutes, won }: Answers): string[] => [
  String(leads),
  shareText(answered, leads),
  shareText(in_target, leads),
  medianText(median_minutes),
  String(won),
];

/** Figures by person. */
export const staffFigures = ({ by_staff }: Figures): RecordView[] =>
  by_staff.map(({ staff, ...answers }) => ({
    id: staff?.id ?? 'nobody',
    name: staff?.name ?? 'Nobody yet',
    href: null,
    cells: answerCells(answers),
  }));

/** Figures by place. */
export const placeFigures = ({ by_location }: Figures): RecordView[] =>
  by_location.map(({ location, ...answers }) => ({
    id: String(location?.id ?? 'none'),
    name: location?.name ?? 'No place',
    href: null,
    cells: answerCells(answers),
  }));

/** Figures by kind of lead. */
export const categoryFigures = ({ by_category }: Figures): RecordView[] =>
  by_category.map(({ category, leads, won }) => ({
    id: category,
    name: category,
    href: null,
    cells: [String(leads), shareText(won, leads)],
  }));

/** The minutes of a target that was typed; null for anything but 1 to 10,080. */
export function readTarget(text: string): number | null {
  const minutes = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return minutes >= 1 && minutes <= 10_080 ? minutes : null;
}
