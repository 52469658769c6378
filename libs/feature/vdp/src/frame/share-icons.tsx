import { Mail, MessageCircle, MessageSquareText, ThumbsUp } from 'lucide-react';
import type { ShareLink } from '../logic/share-links.ts';

const icons = { facebook: ThumbsUp, whatsapp: MessageCircle, email: Mail, sms: MessageSquareText };

/** A drawing for a way to share. The name of the company is written beside it for those who cannot see it. */
export function ShareIcon({ way }: { way: ShareLink['way'] }) {
  if (way === 'x')
    return (
      <span aria-hidden className="text-lead leading-none font-bold">
        X
      </span>
    );
  const Icon = icons[way];
  return <Icon aria-hidden size={20} strokeWidth={1.75} />;
}
