import { defineOverrides, wrap } from '@forecourt/slots';
import { ElsewhereInTheGroup } from './overrides/ElsewhereInTheGroup.tsx';
import { CarePlans, GroupPanel, NearestFree } from './overrides/lower.ts';

export default defineOverrides({
  'vdp.announcement': wrap(({ Default, ...props }) =>
    props.car.status === 'sold' ? null : <Default {...props} />,
  ),
  'vdp.title': wrap(({ Default, ...props }) => (
    <div>
      <Default {...props} />
      {props.car.city && (
        <p className="mt-1 text-small font-semibold text-brand-text">Northside in {props.car.city}</p>
      )}
    </div>
  )),
  'vdp.location': wrap(({ Default, ...props }) => (
    <div>
      <Default {...props} />
      {props.car.status === 'in_stock' && (
        <p className="mt-3 text-small text-ink-2">We move it to the dealership nearest you, at no cost.</p>
      )}
    </div>
  )),
  'vdp.specifications': wrap(({ Default, ...props }) => (
    <div className="on-page [.on-page+&>*]:pt-0">
      <Default {...props} />
      <p className="container-site -mt-8 pb-8 text-print text-ink-2">
        Figures are the maker’s. Ask us to measure what matters to you.
      </p>
    </div>
  )),
  'vdp.protect': wrap(CarePlans),
  'vdp.delivery': wrap(NearestFree),
  'vdp.why-buy-panel': wrap(GroupPanel),
  'vdp.price-gauge': wrap(({ Default, ...props }) => (
    <div className="has-[>p:only-child]:hidden">
      <Default {...props} />
      <p className="mt-3 text-small text-ink-2">Twelve dealerships, one price for each car.</p>
    </div>
  )),
  'vdp.unavailable': wrap(({ Default, ...props }) => (
    <div className="[&>p:only-child]:hidden">
      <Default {...props} />
      <ElsewhereInTheGroup car={props.car} />
    </div>
  )),
  'vdp.sold': wrap(({ Default, ...props }) => (
    <div>
      <Default {...props} />
      <ElsewhereInTheGroup car={props.car} />
    </div>
  )),
});
