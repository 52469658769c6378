import { lazyModule, useLazyModule, whenIdle } from '@forecourt/browser';
import type { SaveVehicleProps } from '../save/SaveVehicle.tsx';

const saveVehicle = lazyModule(() => import('../save/SaveVehicle.tsx'));

/**
 * The reserved space of the save button, the same for every visitor: the saved vehicles are only in the browser. The button loads
 * with the store's code when the page is idle; without JavaScript there is none.
 */
export default function SaveVehicleRoom({ car }: SaveVehicleProps) {
  const { module } = useLazyModule(saveVehicle, whenIdle);
  return <div className="size-10 noscript:hidden">{module && <module.default car={car} />}</div>;
}
