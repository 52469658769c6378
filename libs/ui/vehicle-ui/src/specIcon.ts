import { Armchair, Calendar, Cog, DoorOpen, Fuel, Mountain, Palette, Ruler, Weight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { highlightIcon } from './highlightIcon.ts';

const icons: Record<string, LucideIcon> = {
  fuel: Fuel,
  engine: Fuel,
  drive: Mountain,
  seats: Armchair,
  doors: DoorOpen,
  colour: Palette,
  year: Calendar,
  body_width: Ruler,
  axle_type: Cog,
  tare_weight: Weight,
  aggregate_trailer_mass: Weight,
};

/** Icon of a row of a specification list, by its key. */
export function specIcon(key: string): LucideIcon {
  return icons[key] ?? highlightIcon(key);
}
