import type { ChoiceView } from './views.ts';

/** The options of a select. */
export function Choices({ choices }: { choices: readonly ChoiceView[] }) {
  return choices.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
