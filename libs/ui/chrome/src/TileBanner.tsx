import { Link } from '@forecourt/primitives';
import { ArrowRight, Car, MapPin, Phone, Tag, Wrench } from 'lucide-react';

const icons = { tag: Tag, wrench: Wrench, car: Car, phone: Phone, map: MapPin };

/** Link tiles to next steps for the shopper. */
export interface TileBannerProps {
  items: readonly { icon: keyof typeof icons; title: string; text: string; linkText: string; url: string }[];
}

/** Link tiles to next steps for the shopper, three per row. */
export function TileBanner({ items }: TileBannerProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
      {items.map(({ icon, title, text, linkText, url }) => {
        const Icon = icons[icon];
        return (
          <li key={title} className="relative rounded-card bg-sunken p-7">
            <Icon aria-hidden size={26} strokeWidth={1.75} className="text-brand-text" />
            <h3 className="mt-4 text-[18px]/[26px] font-bold">{title}</h3>
            <p className="mt-1 text-[15px]/[24px] text-ink-2">{text}</p>
            <Link
              href={url}
              className="mt-4 inline-flex items-center gap-2 text-[15px] font-semibold text-brand-text after:absolute after:inset-0 hover:underline"
            >
              {linkText}
              <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
