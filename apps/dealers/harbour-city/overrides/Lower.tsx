import type { WrappingProps } from '@forecourt/slots';
import type { VehicleBlockProps } from '@forecourt/vdp';

type Wrapping = WrappingProps<VehicleBlockProps>;

/** Whoever would rather talk can hold a car by phone. */
export function HoldByPhone({ Default, ...props }: Wrapping) {
  return (
    <div>
      <Default {...props} />
      <p className="mt-4 text-small text-ink-2">Or call the Newstead yard: we hold it until closing time.</p>
    </div>
  );
}

/** The yard is hard to miss, once one knows. */
export function WhereByRiver({ Default, ...props }: Wrapping) {
  return (
    <div className="on-page [.on-page+&>*]:pt-0">
      <Default {...props} />
      <p className="container-site -mt-6 pb-6 text-small text-ink-2 md:-mt-12 md:pb-12">
        On the river side of Breakfast Creek Road; the yard has parking for visitors.
      </p>
    </div>
  );
}

/** The small print, in a line of its own. */
export function SmallPrint({ Default, ...props }: Wrapping) {
  return (
    <div className="border-t border-line pt-6">
      <Default {...props} />
    </div>
  );
}
