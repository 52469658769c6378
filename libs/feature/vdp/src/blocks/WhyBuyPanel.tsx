import { Section } from '@forecourt/primitives';
import { useSections } from '../sections.tsx';
import { block } from './block.tsx';

/** Reasons to buy here, in a panel across the page. */
export const WhyBuyPanel = block('vdp.why-buy-panel', function WhyBuyPanel() {
  const { whyBuyPanel: panel } = useSections();
  if (!panel) return null;
  return (
    <Section>
      <div className="rounded-card bg-sunken p-panel lg:p-9">
        <h2 className="text-h2">{panel.title}</h2>
        <ul className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {panel.points.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-lead font-bold">{title}</h3>
              <p className="mt-1 text-note text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
});
