import * as camera from 'lucide-react/icons/camera';
import * as circleAlert from 'lucide-react/icons/circle-exclamation-point';
import * as star from 'lucide-react/icons/star';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import createIcon from './icon.ts';

// lucide-react exports the icon node beside the component, but not in its types.
const drawing = (module: object): Parameters<typeof createIcon>[0] => Reflect.get(module, '__iconData');
const icons = [
  { name: 'camera', module: camera },
  { name: 'an icon with aliases', module: circleAlert },
  { name: 'star', module: star },
].map(({ name, module }) => ({ name, Theirs: module.default, Ours: createIcon(drawing(module)) }));
const uses = [
  { use: 'without props', props: {} },
  { use: 'hidden, in a size', props: { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } },
  { use: 'styled', props: { className: 'shrink-0 text-accent', color: 'red', fill: 'red' } },
  { use: 'named', props: { role: 'img', 'aria-label': 'Stars' } },
  { use: 'with aria-label undefined', props: { 'aria-label': undefined } },
] as const;

function parts(markup: string) {
  const svg = document.createElement('div');
  svg.innerHTML = markup;
  return [...svg.querySelectorAll('*')].map((element) => [
    element.tagName,
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  ]);
}

describe.each(icons)('$name', ({ Theirs, Ours }) => {
  it.each(uses)('has the markup of lucide-react, $use', ({ props }) => {
    expect(parts(renderToStaticMarkup(<Ours {...props} />))).toEqual(
      parts(renderToStaticMarkup(<Theirs {...props} />)),
    );
  });
});
