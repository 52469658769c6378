import { Mail, MessageCircle, MessageSquareText } from 'lucide-react';
import type { ShareLink } from '../logic/share-links.ts';

const letters = { facebook: 'f', x: 'X' };
const icons = { whatsapp: MessageCircle, email: Mail, sms: MessageSquareText };

/** An icon or letter for a way to share. The company's name beside it is for screen readers. */
export function ShareIcon({ way }: { way: ShareLink['way'] }) {
  if (way === 'x' || way === 'facebook')
    return (
      <span aria-hidden className="text-lead leading-none font-bold">
        {letters[way]}
      </span>
    );
  const Icon = icons[way];
  return <Icon aria-hidden size={20} strokeWidth={1.75} />;
}
