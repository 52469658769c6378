import { lazyModule, useLazyModule } from '@forecourt/browser';
import type { ViewedCar } from '../logic/viewed-list.ts';
import { afterViewing } from './after-viewing.ts';

const viewed = lazyModule(() => import('./Viewed.tsx'));

/** Records the vehicle as viewed after 3 seconds. The store's code loads only then. */
export function RecordViewed({ car: { id, slug, name, primary_image_url } }: { car: ViewedCar }) {
  const { module } = useLazyModule(viewed, afterViewing);
  return module && <module.default car={{ id, slug, name, primary_image_url }} />;
}
