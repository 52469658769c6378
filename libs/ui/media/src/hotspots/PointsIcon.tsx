import { MapPin, MapPinOff } from 'lucide-react';

/** Whether the points of a picture show, as the switch for them draws it. */
export function PointsIcon({ on }: { on: boolean }) {
  const Icon = on ? MapPin : MapPinOff;
  return <Icon aria-hidden size={20} strokeWidth={1.75} />;
}
