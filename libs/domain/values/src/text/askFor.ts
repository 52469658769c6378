import { capitalise } from './capitalise.ts';

/**
 * What is asked of a field, in one sentence that begins with its label; two sentences if the label is a question.
 *
 * @example askFor('Year', 'please fill this in') // 'Year: please fill this in.'
 * @example askFor('Over how long?', 'please choose one') // 'Over how long? Please choose one.'
 */
export function askFor(label: string, wish: string): string {
  return label.endsWith('?') ? `${label} ${capitalise(wish)}.` : `${label}: ${wish}.`;
}
