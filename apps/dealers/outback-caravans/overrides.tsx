import { paths } from '@forecourt/site-config';
import { add, below, defineOverrides, wrap } from '@forecourt/slots';
import type dealer from './dealer.config.ts';

export default defineOverrides<typeof dealer>({
  'vdp.highlights': below(({ car }) =>
    (car.specifications?.sleeps ?? 0) < 4 ? null : (
      <p className="inline-block rounded-tag bg-brand-soft px-3 py-1 font-semibold text-on-brand-soft">
        Room for the whole family
      </p>
    ),
  ),
  // The text of "What's Included" is about vans.
  'vdp.included': wrap(({ Default, ...props }) =>
    props.car.item_type === 'caravan' ? (
      <Default {...props} />
    ) : (
      <p className="max-w-[64ch]">Roadworthy, serviced, and handed over with everything explained.</p>
    ),
  ),
  'vdp.popup': wrap(({ Default, ...props }) =>
    props.car.item_type === 'caravan' && props.car.status !== 'sold' ? <Default {...props} /> : null,
  ),
  'vdp.sold-actions': add(
    ({ car }) => (
      <a
        href={paths.stock({ item_type: car.item_type })}
        className="inline-flex min-h-12 items-center justify-center rounded-control border border-line-strong px-6 font-semibold hover:border-ink hover:bg-sunken"
      >
        See every {car.item_type}
      </a>
    ),
    { id: 'every-one', after: 'enquiry' },
  ),
});
