import { paths } from '@forecourt/site-config';
import { add, below, defineOverrides } from '@forecourt/slots';
import type dealer from './dealer.config.ts';

export default defineOverrides<typeof dealer>({
  'vdp.gallery': below(() => (
    <p className="container-site py-3">We can send more photos or a film of any car.</p>
  )),
  'vdp.actions': add(
    ({ car }) => (
      <a href={paths.enquire(car.slug)} className="button button-text button-small">
        Have it brought to you
      </a>
    ),
    { id: 'concierge', after: 'enquiry' },
  ),
  'vdp.similar': below(() => (
    <p className="container-site pb-16 text-center lg:pb-24">
      <a
        href="/contact-us"
        className="inline-block py-3 font-semibold underline decoration-accent underline-offset-8"
      >
        Ask us to find your car
      </a>
    </p>
  )),
});
