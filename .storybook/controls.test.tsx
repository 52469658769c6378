import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { composed } from './composed.ts';
import type { StoryModule } from './composed.ts';
import { changed, isEditable } from './working-controls.ts';

const files = import.meta.glob<StoryModule>('../libs/{ui,widget,feature}/**/src/**/*.stories.tsx', {
  eager: true,
});

/** The first story of each file, but those of parts that only the browser opens: there is no markup to compare. */
const mainStories = Object.entries(files).flatMap(([file, module]) => {
  const [first] = Object.entries(composed(module));
  return first && !first[1].parameters['emptyOnServer'] ? [{ file, name: first[0], Story: first[1] }] : [];
});

test('there are stories of parts', () => expect(mainStories.length).toBeGreaterThan(20));

test.each(mainStories.map(({ file, name, Story }) => [file, name, Story] as const))(
  '%s %s shows what its controls are set to',
  (_file, _name, Story) => {
    const { shownInBrowser: inBrowser = [] } = Story.parameters;
    if (!Array.isArray(inBrowser))
      throw new TypeError('parameters.shownInBrowser is a list of names of args');
    const shown = renderToStaticMarkup(<Story />);
    const controls = Object.entries(Story.args)
      .filter(
        ([name, value]) =>
          isEditable(value) &&
          !Story.argTypes[name]?.control?.disable &&
          !inBrowser.some((each) => each === name),
      )
      .map(([name, value]) => ({ name, others: [...changed(value, Story.argTypes[name]?.options)] }))
      .filter(({ others }) => others.length > 0);
    expect(
      [...controls, ...inBrowser].length,
      'The first story takes its props from args that can be edited',
    ).toBeGreaterThan(0);
    const ignored = controls.filter(({ name, others }) =>
      others.every((other) => renderToStaticMarkup(<Story {...{ [name]: other }} />) === shown),
    );
    expect(
      ignored.map(({ name }) => name),
      'A control that changes nothing: use the arg, set argTypes.<name>.control to false, or name it in parameters.shownInBrowser',
    ).toEqual([]);
  },
);
