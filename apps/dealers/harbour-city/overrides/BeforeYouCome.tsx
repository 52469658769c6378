import type { VehicleBlockProps } from '@forecourt/vdp';

const steps = [
  ['Call ahead', 'We bring the car to the front and charge or fuel it.'],
  ['Bring your licence', 'A drive takes half an hour, along the river and up the hill.'],
  ['Bring your own car', 'We value it while you are out, without obligation.'],
] as const;

/** What a visit is like, below everything that is said of the car; not of one that is gone. */
export function BeforeYouCome({ car }: VehicleBlockProps) {
  if (car.status === 'sold') return null;
  return (
    <section aria-labelledby="before-you-come" className="on-page py-section [.on-page+&]:pt-0">
      <div className="container-site">
        <h2 id="before-you-come" className="mb-6 text-h2">
          Before you come
        </h2>
        <ol className="grid gap-4 md:grid-cols-3 lg:gap-6">
          {steps.map(([title, text]) => (
            <li key={title} className="rounded-card bg-sunken p-panel">
              <h3 className="text-lead font-bold">{title}</h3>
              <p className="mt-1 text-note text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
