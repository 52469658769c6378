import { Breadcrumb } from '@forecourt/chrome';
import { block } from './block.tsx';

/** The breadcrumb from the home page to the vehicle. */
export const Crumbs = block('vdp.breadcrumb', ({ crumbs }) => <Breadcrumb crumbs={crumbs} />);
