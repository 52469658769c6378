import { useFeatureOptions } from '@forecourt/site-config/react';
import { Later } from '../frame/Later.tsx';
import { block } from './block.tsx';

/** A visitor looks at the vehicle first, this long, before the code of a promotion comes; milliseconds. */
const AFTER_MS = 3_000;

const promotion = () => import('../frame/Promotion.tsx');

/** The dealer's promotion, where there is one. (VD-18) */
export const Popup = block('vdp.popup', function Popup({ now }) {
  const wanted = useFeatureOptions('vdp')?.frame.popup != null;
  return wanted && <Later load={promotion} afterMs={AFTER_MS} props={{ now }} />;
});
