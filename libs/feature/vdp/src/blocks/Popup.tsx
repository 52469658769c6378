import { lazyModule, useLazyModule } from '@forecourt/browser';
import { useFeatureOptions } from '@forecourt/site-config/react';
import { afterViewing } from '../frame/after-viewing.ts';
import type { vdp } from '../manifest.ts';
import { block } from './block.tsx';

const promotion = lazyModule(() => import('../frame/Promotion.tsx'));

/** The dealer's promotion, if there is one; its code loads 3 seconds after the page. (VD-18) */
export const Popup = block('vdp.popup', function Popup({ now }) {
  const wanted = useFeatureOptions<typeof vdp>('vdp')?.frame.popup != null;
  return wanted && <LatePromotion now={now} />;
});

function LatePromotion({ now }: { now: Date }) {
  const { module } = useLazyModule(promotion, afterViewing);
  return module && <module.default now={now} />;
}
