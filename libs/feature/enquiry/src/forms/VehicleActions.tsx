import { financeLink } from '@forecourt/finance';
import { loanQuery, useLoanQuery, withLoan } from '@forecourt/finance-calculator';
import { buttonStyle } from '@forecourt/primitives';
import type { ButtonSize, ButtonVariant } from '@forecourt/primitives';
import { paths, reservationPath } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { actionsFor, isForSale } from '@forecourt/vehicle';
import type { Action, Car } from '@forecourt/vehicle';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { aboutText } from '../logic/about-text.ts';
import type { EnquiryAbout } from '../logic/enquiry-about.ts';
import type { enquiry, EnquiryOptions } from '../manifest.ts';
import { EnquiryButton } from './EnquiryButton.tsx';
import { TradeInButton } from './TradeInButton.tsx';

const USUAL = ['enquire', 'testDrive', 'reserve', 'finance', 'tradeIn', 'custom'];
const ABOUT: Partial<Record<Action['name'], EnquiryAbout>> = {
  testDrive: 'test-drive',
  finance: 'finance',
  reserve: 'reserve',
  tradeIn: 'trade-in',
};

/**
 * The actions of a vehicle, in the site's order: the first is the one filled button, two outlined ones stand beside each other below it, the
 * rest are links in text. Each is a link to its own form before hydration, and then opens the same form in a dialog.
 */
export function VehicleActions({ car }: { car: Car }) {
  const options = useFeatureOptions<typeof enquiry>('enquiry');
  if (!options) return null;
  const [first, ...others] = shownActions(car, options);
  const beside = others.slice(0, 2);
  const photos = options.requestPhotos && isForSale(car);
  const half = beside.length > 1 ? 'action-half' : undefined;
  const buttons = (actions: Action[], look: ActionLook) =>
    actions.map((action) => (
      <ActionButton key={action.name} action={action} car={car} options={options} {...look} />
    ));
  return (
    <div className="action-list">
      {first && <ActionButton action={first} car={car} options={options} />}
      {buttons(beside, { variant: 'outline', size: 'medium', className: half })}
      {buttons(others.slice(2), QUIET)}
      {photos && (
        <EnquiryButton car={car} text={aboutText('photos', car, options)} about="photos" {...QUIET} />
      )}
    </div>
  );
}

/** This is the details page already, so there is no details button. */
function shownActions(car: Car, { actions, show, customAction }: EnquiryOptions): Action[] {
  const order = actions[car.car_type] ?? USUAL;
  return actionsFor(car, { actions: { [car.car_type]: order }, features: show, customAction }).filter(
    ({ name }) => name !== 'details',
  );
}

interface ActionLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string | undefined;
}

const QUIET = { variant: 'text', size: 'small' } as const;

interface ActionButtonProps extends ActionLook {
  action: Action;
  car: Car;
  options: EnquiryOptions;
}

function ActionButton({
  action,
  car,
  options,
  variant = 'filled',
  size = 'large',
  className,
}: ActionButtonProps): ReactNode {
  const site = useSite();
  const link = site.finance?.link ?? null;
  const loan = useLoanQuery(loanQuery(new URLSearchParams(useLocation().search)));
  const look = { variant, size, className };
  if (action.name === 'custom')
    return (
      <a
        href={action.href}
        rel="noopener"
        className={buttonStyle(action.variant ?? variant, size, className)}
      >
        {action.label}
      </a>
    );
  const about = ABOUT[action.name];
  const page =
    action.name === 'finance' && link !== null
      ? financeLink(car, { defaultLink: link })
      : action.name === 'reserve'
        ? reservationPath(site, car)
        : null;
  if (page !== null && about !== undefined)
    return (
      <a href={page} className={buttonStyle(variant, size, className)}>
        {aboutText(about, car, options)}
      </a>
    );
  if (about === undefined || 'enquiry' in action)
    return <EnquiryButton car={car} text={plainText(action, options)} {...look} />;
  // `hasPage` would be true for each vehicle's page: the pattern `cars/:slug` has this path too.
  if (about === 'trade-in' && site.pages.includes(paths.tradeIn().slice(1)))
    return <TradeInButton car={car} text={aboutText(about, car, options)} {...look} />;
  const form = withLoan(financeLink(car, { path: paths.enquire(car.slug, 'finance') }), loan);
  const finance = action.name === 'finance' ? { href: form, loan } : {};
  return (
    <EnquiryButton car={car} text={aboutText(about, car, options)} about={about} {...finance} {...look} />
  );
}

function plainText(action: Action, options: EnquiryOptions): string {
  return 'enquiry' in action && action.enquiry !== null ? action.enquiry.subcategory : options.buttonText;
}
