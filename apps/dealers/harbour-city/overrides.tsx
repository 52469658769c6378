import { add, defineOverrides, wrap } from '@forecourt/slots';
import { BeforeYouCome } from './overrides/BeforeYouCome.tsx';
import { HoldByPhone, SmallPrint, WhereByRiver } from './overrides/lower.ts';
import { Note, SignedComments } from './overrides/Notes.tsx';

export default defineOverrides({
  'vdp.documents': wrap(({ Default, ...props }) => (
    <Note of={<Default {...props} />}>We print it for you too: ask in the yard.</Note>
  )),
  'vdp.price': wrap(({ Default, ...props }) => (
    <Note of={<Default {...props} />}>No dealer delivery on top, new or used.</Note>
  )),
  'vdp.finance-estimate': wrap(({ Default, ...props }) => (
    <Note of={<Default {...props} />}>Your own bank is welcome too.</Note>
  )),
  'vdp.call': wrap(({ Default, ...props }) => (
    <Note of={<Default {...props} />}>A person in Newstead answers, not a machine.</Note>
  )),
  'vdp.comments': wrap(SignedComments),
  'vdp.reserve': wrap(HoldByPhone),
  'vdp.where': wrap(WhereByRiver),
  'vdp.disclaimer': wrap(SmallPrint),
  'vdp.sections': add(BeforeYouCome, { id: 'before-you-come' }),
});
