import { add, defineOverrides, wrap } from '@forecourt/slots';
import { FamilyBadge } from './overrides/FamilyBadge.tsx';
import { AtAGlance, FuelAndTowing, IncludedByKind, OddTiles } from './overrides/lower.ts';
import { OtherLayouts } from './overrides/OtherLayouts.tsx';

export default defineOverrides({
  'vdp.views': wrap(({ Default, ...props }) => (
    <div className="flex flex-wrap gap-x-2 has-[>p:only-child]:hidden">
      <Default {...props} />
      <p>Come and sit in it.</p>
    </div>
  )),
  'vdp.share': wrap(({ Default, ...props }) => (
    <div>
      <Default {...props} />
      <p className="text-small text-ink-2">Show it to who travels with you.</p>
    </div>
  )),
  'vdp.bottom-bar': wrap(({ Default, ...props }) =>
    props.car.status === 'sold' ? null : <Default {...props} />,
  ),
  'vdp.popup': wrap(({ Default, ...props }) =>
    props.car.item_type === 'caravan' && props.car.status !== 'sold' ? <Default {...props} /> : null,
  ),
  'vdp.highlights': wrap(({ Default, ...props }) => (
    <div>
      <Default {...props} />
      <FamilyBadge car={props.car} />
    </div>
  )),
  'vdp.key-information': wrap(AtAGlance),
  'vdp.included': wrap(IncludedByKind),
  'vdp.fuel': wrap(FuelAndTowing),
  'vdp.tiles': wrap(OddTiles),
  'vdp.features': wrap(({ Default, ...props }) => (
    <div className="[&>p:only-child]:hidden">
      <Default {...props} />
      <p className="mt-3 text-small text-ink-2">Everything is shown working at the handover.</p>
    </div>
  )),
  'vdp.towing': wrap(({ Default, ...props }) => (
    <div className="on-page [&>div:only-child]:hidden [.on-page+&>*]:pt-0">
      <Default {...props} />
      <div className="container-site -mt-10 pb-10 text-note md:-mt-16 md:pb-16">
        <a href="/contact-us" className="font-semibold text-brand-text underline underline-offset-4">
          Bring your car in: we weigh both, loaded
        </a>
      </div>
    </div>
  )),
  'vdp.finance-calculator': wrap(({ Default, ...props }) => (
    <div className="on-page [&>p:only-child]:hidden [.on-page+&>*]:pt-0">
      <Default {...props} />
      <p className="container-site -mt-8 pb-8 text-small text-ink-2 md:-mt-16 md:pb-16">
        Your tow vehicle can be part of the deal: bring it for a valuation.
      </p>
    </div>
  )),
  'vdp.gone': add(
    () => (
      <p className="container-site pb-section text-note text-ink-2">
        Vans come and go with the seasons: ask which trade-ins are on their way.
      </p>
    ),
    { id: 'on-their-way' },
  ),
  'vdp.sold-actions': add(OtherLayouts, { id: 'other-layouts' }),
});
