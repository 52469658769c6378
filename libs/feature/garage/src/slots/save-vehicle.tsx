import { lazyModule } from '@forecourt/browser';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { favouriteVisible } from '@forecourt/vehicle';
import type { SavableCar } from '@forecourt/vehicle';
import { SaveButton } from '@forecourt/vehicle-ui';
import { useRef } from 'react';
import type { garage } from '../manifest.ts';
import { setLastNews } from '../save/last-news.ts';
import { useSavedIds } from '../save/use-saved-ids.ts';

const toggling = lazyModule(() => import('../save/toggle-saved.ts'));

/**
 * The heart of a vehicle, over its picture: on its page and on every card. The server renders it as not saved, the same for every
 * visitor; without JavaScript there is none. The code that saves loads with the first press.
 */
export default function SaveVehicle({ car }: { car: SavableCar }) {
  const { slug } = useSite();
  const options = useFeatureOptions<typeof garage>('garage');
  const saved = useSavedIds(slug).has(String(car.id));
  const box = useRef<HTMLDivElement>(null);
  if (!options || !favouriteVisible(car, { saved, rules: options.save })) return null;
  const toggle = async () => {
    try {
      const { toggleSaved, flyHeart } = await toggling();
      const done = toggleSaved(slug, car);
      setLastNews({ ...done, name: car.name });
      if (done.news === 'saved' && box.current) flyHeart(box.current);
    } catch {
      setLastNews({ news: 'failed', name: car.name, kept: true });
    }
  };
  return (
    <div ref={box} className="noscript:hidden">
      <SaveButton name={car.name} saved={saved} onToggle={() => void toggle()} />
    </div>
  );
}
