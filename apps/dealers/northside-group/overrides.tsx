import { defineOverrides, wrap } from '@forecourt/slots';
import {
  CarePlans,
  ElsewhereInTheGroup,
  GroupPanel,
  MakersFigures,
  NearestFree,
  OnePrice,
} from './overrides/lower.ts';

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
  'vdp.specifications': wrap(MakersFigures),
  'vdp.protect': wrap(CarePlans),
  'vdp.delivery': wrap(NearestFree),
  'vdp.why-buy-panel': wrap(GroupPanel),
  'vdp.price-gauge': wrap(OnePrice),
  'vdp.status': wrap(({ Default, ...props }) => (
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
