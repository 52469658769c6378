import { lazyModule } from '@forecourt/browser';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { favouriteVisible } from '@forecourt/vehicle';
import type { SavableCar } from '@forecourt/vehicle';
import { SaveButton } from '@forecourt/vehicle-ui';
import { useRef, useState } from 'react';
import type { garage } from '../manifest.ts';
import { toggleSaved } from '../save/toggle-saved.ts';
import { useSavedIds } from '../save/use-saved-ids.ts';
import { mayBeSignedIn, signInPath } from '../watchlist/sign-in-hint.ts';

const late = lazyModule(() => import('../save/after-press.ts'));

/**
 * The heart of a vehicle, over its picture: on its page and on every card. The server renders it as not saved, the same for every
 * visitor; without JavaScript there is none. A press saves the vehicle in this browser at once; the code of what follows loads with the
 * first press.
 */
export default function SaveVehicle({ car }: { car: SavableCar }) {
  const { slug } = useSite();
  const options = useFeatureOptions<typeof garage>('garage');
  const saved = useSavedIds(slug, options?.storage).has(String(car.id));
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  if (!options || !favouriteVisible(car, { saved, rules: options.save })) return null;
  const toggle = () => {
    if (options.storage === 'account' && !mayBeSignedIn()) return window.location.assign(signInPath());
    const done = toggleSaved(slug, car);
    setBusy(true);
    // Without that code the vehicle is saved all the same; the next page of who is signed in sends it.
    late()
      .then(({ afterPress }) => afterPress({ slug, car, done, options, element: box.current }))
      .catch(console.warn)
      .finally(() => setBusy(false));
  };
  return (
    <div ref={box} className="noscript:hidden">
      <SaveButton name={car.name} saved={saved} busy={busy} onToggle={toggle} />
    </div>
  );
}
