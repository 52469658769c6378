import { whenIdle } from '@forecourt/primitives';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { SaveVehicleProps } from '../save/SaveVehicle.tsx';

/**
 * The room of the save button, the same for every visitor: what is saved is known in their browser alone. The button comes
 * with the store's code when the page is at rest; without scripts there is none.
 */
export default function SaveVehicleRoom({ car }: SaveVehicleProps) {
  const [Button, setButton] = useState<ComponentType<SaveVehicleProps> | null>(null);
  useEffect(() => {
    let gone = false;
    const callOff = whenIdle(() => {
      import('../save/SaveVehicle.tsx').then(
        (loaded) => gone || setButton(() => loaded.default),
        () => undefined, // the page goes without
      );
    });
    return () => {
      gone = true;
      callOff();
    };
  }, []);
  return <div className="size-10 noscript:hidden">{Button && <Button car={car} />}</div>;
}
