import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { Eye } from 'lucide-react';
import { CountUp } from '../frame/CountUp.tsx';
import { useViews } from '../frame/use-views.ts';
import type { vdp } from '../manifest.ts';
import { block } from './block.tsx';

/** The number of views of the vehicle. */
export const Views = block('vdp.views', function Views({ car }) {
  const wanted = useFeatureOptions<typeof vdp>('vdp')?.frame.views === true;
  const views = useViews(car, useSite().slug);
  if (views === null || !wanted) return null;
  return (
    <p className="flex items-center gap-1.5 text-small text-ink-3">
      <Eye aria-hidden size={18} strokeWidth={1.75} />
      <span>
        <CountUp to={views} /> {views === 1 ? 'view' : 'views'}
      </span>
    </p>
  );
});
