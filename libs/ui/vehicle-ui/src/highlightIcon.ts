import { BedDouble, Caravan, CarFront, Cog, Gauge, Info, Motorbike, Ruler, Truck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  km: Gauge,
  transmission: Cog,
  body: CarFront,
  body_length: Ruler,
  sleeps: BedDouble,
  caravan: Caravan,
  truck: Truck,
  motorcycle: Motorbike,
};

/** Icon of a fact beside the price, by its key. Only these icons are in the initial bundle. */
export function highlightIcon(key: string): LucideIcon {
  return icons[key] ?? Info;
}
