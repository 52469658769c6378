import { useFeatureOptions } from '@forecourt/site-config/react';
import { certifiedBadge } from '@forecourt/tags';
import { TickList } from '@forecourt/vehicle-ui';
import { BadgeCheck } from 'lucide-react';
import type { vdp } from '../manifest.ts';
import { block } from './block.tsx';

/** The certification of a vehicle of the dealer's certified make; nothing for other vehicles or sold ones. */
export const Certified = block('vdp.certified', function Certified({ car }) {
  const badge = certifiedBadge(car, { make: useFeatureOptions<typeof vdp>('vdp')?.certifiedMake ?? null });
  if (badge === null) return null;
  return (
    <section className="rounded-card bg-sunken p-panel">
      <h2 className="mb-2 flex items-center gap-3 text-h3">
        <BadgeCheck aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-success" />
        {badge.text}
      </h2>
      <TickList items={badge.points} />
    </section>
  );
});
