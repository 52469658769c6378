import { lazyModule } from '@forecourt/browser';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { favouriteVisible } from '@forecourt/vehicle';
import type { SavableCar } from '@forecourt/vehicle';
import { SaveButton } from '@forecourt/vehicle-ui';
import { useRef, useState } from 'react';
import type { garage } from '../manifest.ts';
import { setLastNews } from '../save/last-news.ts';
import { useSavedIds } from '../save/use-saved-ids.ts';

const pressing = lazyModule(() => import('../save/press-heart.ts'));

/**
 * The heart of a vehicle, over its picture: on its page and on every card. The server renders it as not saved, the same for every
 * visitor; without JavaScript there is none. The code that saves loads with the first press.
 */
export default function SaveVehicle({ car }: { car: SavableCar }) {
  const { slug } = useSite();
  const options = useFeatureOptions<typeof garage>('garage');
  const saved = useSavedIds(slug, options?.storage).has(String(car.id));
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  if (!options || !favouriteVisible(car, { saved, rules: options.save })) return null;
  const toggle = async () => {
    setBusy(true);
    try {
      await (await pressing()).pressHeart({ slug, car, options, element: box.current });
    } catch {
      setLastNews({ news: 'failed', name: car.name, kept: true, compare: [] });
    }
    setBusy(false);
  };
  return (
    <div ref={box} className="noscript:hidden">
      <SaveButton name={car.name} saved={saved} busy={busy} onToggle={() => void toggle()} />
    </div>
  );
}
