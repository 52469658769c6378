import { LinkButton, Paragraphs } from '@forecourt/primitives';
import { TickList } from '@forecourt/vehicle-ui';
import { useSections } from '../sections.tsx';
import type { PanelWords } from '../sections.tsx';
import { block } from './block.tsx';

/** The panel "What’s Included". */
export const Included = block('vdp.included', function Included() {
  return <Panel words={useSections().included} />;
});

/** The panel "Why Buy From Us?". */
export const WhyBuy = block('vdp.why-buy', function WhyBuy() {
  return <Panel words={useSections().whyBuy} />;
});

/** The panel "Reserve Online". */
export const ReserveOnline = block('vdp.reserve', function ReserveOnline() {
  return <Panel words={useSections().reserve} />;
});

/** The panel "Protect Your Car": care, warranty, insurance. */
export const Protect = block('vdp.protect', function Protect() {
  return <Panel words={useSections().protect} />;
});

function Panel({ words }: { words: PanelWords | null }) {
  if (!words) return null;
  return (
    <div className="grid justify-items-start gap-4">
      <Paragraphs text={words.text} className="max-w-[64ch] text-[16px]/[26px]" />
      {words.points.length > 0 && (
        <div className="w-full">
          <TickList items={words.points} />
        </div>
      )}
      {words.link && (
        <LinkButton href={words.link.href} variant="outline">
          {words.link.name}
        </LinkButton>
      )}
    </div>
  );
}
