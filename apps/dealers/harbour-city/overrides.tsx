import { add, defineOverrides, wrap } from '@forecourt/slots';
import { BeforeYouCome } from './overrides/BeforeYouCome.tsx';
import { HoldByPhone, SmallPrint, WhereByRiver } from './overrides/lower.ts';
import { Note, SignedComments } from './overrides/Notes.tsx';

export default defineOverrides({
  'vdp.documents': wrap(({ Default, ...props }) => (
    <div className="flex flex-wrap items-center gap-x-5 [&>p:only-child]:hidden">
      <Default {...props} />
      <p className="text-small text-ink-2">or ask in the yard</p>
    </div>
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
  'vdp.certified': wrap(({ Default, ...props }) => (
    <Note of={<Default {...props} />}>Ask in the yard to read its inspection sheet.</Note>
  )),
  'vdp.comments': wrap(SignedComments),
  'vdp.reserve': wrap(HoldByPhone),
  'vdp.where': wrap(WhereByRiver),
  'vdp.disclaimer': wrap(SmallPrint),
  'vdp.sections': add(BeforeYouCome, { id: 'before-you-come' }),
});
