import { Section, SectionHeading } from '@forecourt/primitives';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { vehicleWord } from '@forecourt/vehicle';
import { howItDiffers } from '../logic/how-it-differs.ts';
import { block } from './block.tsx';
import { CardRow } from './CardRow.tsx';

/** Vehicles like this one. */
export const Similar = block('vdp.similar', function Similar({ car: shown, now, similar }) {
  const similarTitle = useFeatureOptions('vdp')?.similarTitle;
  const { template } = useSite();
  if (similar.length === 0) return null;
  return (
    <Section tone={template === 'showroom' ? 'surface' : 'sunken'}>
      <SectionHeading title={similarTitle ?? `Similar ${vehicleWord(shown.item_type)}s`} />
      <CardRow hits={similar} now={now} lineOf={(car) => howItDiffers(shown, car)} />
    </Section>
  );
});
