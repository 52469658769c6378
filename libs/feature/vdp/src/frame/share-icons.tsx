import { Mail, MessageCircle, MessageSquareText } from 'lucide-react';
import type { ShareLink } from '../logic/share-links.ts';

const letters = { facebook: 'f', x: 'X' };
const icons = { whatsapp: MessageCircle, email: Mail, sms: MessageSquareText };

/** A drawing or a letter for a way to share. The name of the company is written beside it for those who cannot see it. */
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
