import type { ViewedCar } from '../logic/viewed-slice.ts';
import { Later } from './Later.tsx';

/** A page that is left sooner was not looked at, milliseconds. The store's code comes only then. */
const LOOKED_MS = 3_000;

const viewed = () => import('./Viewed.tsx');

/** Records that the vehicle was looked at, once the visitor has. */
export function RecordViewed({ car: { id, slug, name, primary_image_url } }: { car: ViewedCar }) {
  return <Later load={viewed} afterMs={LOOKED_MS} props={{ car: { id, slug, name, primary_image_url } }} />;
}
