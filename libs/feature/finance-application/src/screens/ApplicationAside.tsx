import { formatDollars } from '@forecourt/pricing';
import { Link } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import type { Beside } from '../logic/page.ts';

/** The vehicle of an application, and the loan that its page worked out. */
export function ApplicationAside({ car, loan }: Beside) {
  return (
    <aside aria-label="What you’re applying for" className="grid gap-5 rounded-card bg-sunken p-5 md:p-6">
      {car && (
        <div>
          <p className="text-note text-ink-2">The vehicle</p>
          <Link href={paths.vehicle(car.slug)} className="text-body font-bold hover:underline">
            {car.name}
          </Link>
          {car.price !== null && <p className="price text-lead">{formatDollars(car.price)}</p>}
        </div>
      )}
      {loan && (
        <div>
          <p className="text-note text-ink-2">The loan you worked out on its page</p>
          <dl className="mt-2 grid gap-1.5 text-note">
            {loan.rows.map(([label, text]) => (
              <div key={label} className="flex justify-between gap-4">
                <dt className="text-ink-2">{label}</dt>
                <dd className="text-right font-semibold">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-print text-ink-3">{loan.example}</p>
          <p className="mt-2 text-print text-ink-3">{loan.warning}</p>
        </div>
      )}
    </aside>
  );
}
