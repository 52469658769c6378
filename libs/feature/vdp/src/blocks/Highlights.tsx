import { highlights } from '@forecourt/vehicle';
import { KeySpecs } from '@forecourt/vehicle-ui';
import { block } from './block.tsx';

/** The three facts beside the price, with icons. */
export const Highlights = block('vdp.highlights', ({ car }) => (
  <KeySpecs items={highlights(car)} className="mt-5" />
));

/** The same as one line of text, with the town. */
export const HighlightsLine = block('vdp.highlights', ({ car }) => (
  <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
    {highlights(car).map(({ key, value }) => (
      <li key={key}>{value}</li>
    ))}
    {car.city && <li className="text-ink-2">{[car.city, car.state].filter(Boolean).join(' ')}</li>}
  </ul>
));
