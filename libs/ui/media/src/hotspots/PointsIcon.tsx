import { MapPin, MapPinOff } from 'lucide-react';

/** Icon of the switch that shows or hides the hotspots. */
export function PointsIcon({ on }: { on: boolean }) {
  const Icon = on ? MapPin : MapPinOff;
  return <Icon aria-hidden size={20} strokeWidth={1.75} />;
}
