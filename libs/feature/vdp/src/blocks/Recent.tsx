import { RecentlyViewed } from '../viewed/RecentlyViewed.tsx';
import { block } from './block.tsx';

/** The other vehicles that the visitor has viewed. */
export const Recent = block('vdp.recently-viewed', function Recent({ car }) {
  return <RecentlyViewed except={car.id} />;
});
