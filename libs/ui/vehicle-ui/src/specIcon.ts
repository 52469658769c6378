import {
  Armchair,
  BedDouble,
  Caravan,
  CarFront,
  Calendar,
  Cog,
  DoorOpen,
  Fuel,
  Gauge,
  Info,
  Motorbike,
  Mountain,
  Palette,
  Ruler,
  Truck,
  Weight,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  km: Gauge,
  transmission: Cog,
  fuel: Fuel,
  body: CarFront,
  engine: Fuel,
  drive: Mountain,
  seats: Armchair,
  doors: DoorOpen,
  colour: Palette,
  year: Calendar,
  body_length: Ruler,
  body_width: Ruler,
  sleeps: BedDouble,
  caravan: Caravan,
  truck: Truck,
  motorcycle: Motorbike,
  axle_type: Cog,
  tare_weight: Weight,
  aggregate_trailer_mass: Weight,
};

/** The drawing that stands for a line of a specification list, by its key. */
export function specIcon(key: string): LucideIcon {
  return icons[key] ?? Info;
}
