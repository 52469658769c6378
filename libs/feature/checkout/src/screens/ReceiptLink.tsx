import { Link } from '@forecourt/primitives';

/** The receipt as a file; nothing without one. */
export function ReceiptLink({ href }: { href: string | null }) {
  if (href === null) return null;
  return (
    <p className="mt-4">
      <Link href={href} download className="font-semibold text-brand-text hover:underline">
        Download the receipt (PDF)
      </Link>
    </p>
  );
}
