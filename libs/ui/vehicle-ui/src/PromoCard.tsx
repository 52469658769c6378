import { Picture } from '@forecourt/media';
import { Link, buttonStyle } from '@forecourt/primitives';

/** A promotion in a slot of a card. */
export interface PromoCardProps {
  title: string;
  text?: string;
  linkText: string;
  href: string;
  /** A studio render; its edges fade into the card's background. */
  picture?: string | null;
  headingLevel?: 'h2' | 'h3';
}

/** A promotion in a card slot of the same size: text above, a render below, no border. */
export function PromoCard({
  title,
  text,
  linkText,
  href,
  picture = null,
  headingLevel: Heading = 'h3',
}: PromoCardProps) {
  return (
    <div className="promo-card studio">
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      <Link href={href} className={buttonStyle('outline', 'small')}>
        {linkText}
      </Link>
      {picture && <Picture src={picture} alt="" width={416} sizes="316px" melt />}
    </div>
  );
}
