import { paths } from '@forecourt/site-config';

/** What is applied for: a loan, or to know beforehand what a lender would lend. */
export type ApplicationKind = 'application' | 'pre-approval';

/** The path of the page of each kind. */
export const KIND_PATHS = {
  application: paths.applyForFinance(),
  'pre-approval': paths.financePreApproval(),
} as const satisfies Record<ApplicationKind, string>;

/** The category of the leads of both kinds. */
export const LEAD_CATEGORY = 'Finance Application';

/** The heading of each page. */
export const KIND_TITLES = {
  application: 'Apply for finance',
  'pre-approval': 'Finance pre-approval',
} as const satisfies Record<ApplicationKind, string>;

/** The kind of a page. */
export function kindOf(pathname: string): ApplicationKind {
  return pathname.startsWith(KIND_PATHS['pre-approval']) ? 'pre-approval' : 'application';
}
