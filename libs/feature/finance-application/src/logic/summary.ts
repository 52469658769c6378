import { answerRows, APPLICATION_STEPS, STEP_TITLES, type Answers } from '@forecourt/credit-application';
import type { ConsentView } from './page.ts';

type Sections = ConsentView['sections'];

/** All answers as the last step shows them. */
export function sectionsOf(answers: Answers): Sections {
  return APPLICATION_STEPS.filter((step) => step !== 'consent').map((step) => ({
    ...{ step, title: STEP_TITLES[step] },
    rows: answerRows(step, answers).filter(({ text }) => text !== ''),
  }));
}

/** What the last step shows, a text for each row, as a form sends it with the declaration that it is true: half a character is replaced. */
export const seenRows = (sections: Sections): string[] =>
  sections.flatMap(({ rows }) =>
    rows.map(({ label, text }) => `${label}: ${text}`.replaceAll(/\p{Cs}/gu, '\uFFFD')),
  );
