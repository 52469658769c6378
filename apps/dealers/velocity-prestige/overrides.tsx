import { add, defineOverrides, replace, wrap } from '@forecourt/slots';
import { Concierge } from './overrides/Concierge.tsx';
import { AskUs, InPerson, NoCounting, QuietTabs } from './overrides/lower.ts';

export default defineOverrides({
  'vdp.sticky-header': wrap(({ Default, ...props }) => (
    <div className="[&_aside]:bg-page">
      <Default {...props} />
    </div>
  )),
  'vdp.breadcrumb': wrap(({ Default, ...props }) => (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <Default {...props} />
      <p className="text-small text-ink-2 max-lg:hidden">Shown in South Yarra</p>
    </div>
  )),
  'vdp.gallery': wrap(({ Default, ...props }) => (
    <div>
      <Default {...props} />
      <p className="container-site py-3 text-small text-ink-2">More pictures, or a film, on request.</p>
    </div>
  )),
  'vdp.gallery-tools': add(
    ({ car }) =>
      car.status === 'sold' ? null : (
        <a
          href={`/enquire?about=photos&car=${car.slug}`}
          className="inline-flex min-h-10 items-center rounded-round bg-surface px-4 text-small font-semibold max-md:hidden"
        >
          Request photos
        </a>
      ),
    { id: 'photos', before: 'save' },
  ),
  'vdp.info-tabs': wrap(QuietTabs),
  'vdp.why-buy': wrap(InPerson),
  'vdp.finance-disclaimer': wrap(({ Default, ...props }) => (
    <div>
      <Default {...props} />
      <p className="mt-3 text-print text-ink-2 only:hidden">
        Ask for a private quote: we arrange it with your bank.
      </p>
    </div>
  )),
  'vdp.questions': wrap(AskUs),
  'vdp.sales-counter': replace(NoCounting),
  'vdp.actions': add(Concierge, { id: 'concierge', after: 'enquiry' }),
  'vdp.similar': wrap(({ Default, ...props }) => (
    <div>
      <Default {...props} />
      <div className="bg-surface pb-16 text-center lg:pb-24">
        <a
          href="/contact-us"
          className="inline-block py-3 font-semibold underline decoration-accent underline-offset-8"
        >
          Have us find another
        </a>
      </div>
    </div>
  )),
});
