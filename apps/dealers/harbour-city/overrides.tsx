import { Section, SectionHeading } from '@forecourt/primitives';
import { add, below, defineOverrides } from '@forecourt/slots';
import type dealer from './dealer.config.ts';

const steps = [
  ['Call ahead', 'We bring the car to the front and charge or fuel it.'],
  ['Bring your licence', 'A drive takes half an hour, along the river and up the hill.'],
  ['Bring your own car', 'We value it while you are out, without obligation.'],
] as const;

export default defineOverrides<typeof dealer>({
  'vdp.price': below(() => <p>No dealer delivery on top, new or used.</p>),
  'vdp.sections': add(
    ({ car }) =>
      car.status === 'sold' ? null : (
        <Section>
          <SectionHeading title="Before you come" />
          <ol className="grid gap-4 md:grid-cols-3 lg:gap-6">
            {steps.map(([title, text]) => (
              <li key={title} className="rounded-card bg-sunken p-panel">
                <h3 className="text-lead font-bold">{title}</h3>
                <p className="mt-1 text-note text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        </Section>
      ),
    { id: 'before-you-come' },
  ),
});
