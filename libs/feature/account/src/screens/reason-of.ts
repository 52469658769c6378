const REASONS: Readonly<Record<string, string>> = {
  garage: 'Sign in to open your garage. What you saved on this device stays.',
  watchlist: 'Sign in to keep your list on every device. What you saved on this device stays.',
  finance: 'Sign in to go on with finance for this vehicle. What you typed stays.',
  application: 'Sign in to go on with your application. What you typed stays.',
  account: 'Sign in to see your account.',
  spin: 'Sign in to spin the wheel.',
  payment: 'Sign in to pay an invoice.',
  checkout: 'Sign in to reserve this vehicle. What you typed stays.',
};

/** Why somebody signs in, as they read it. */
export function reasonOf(type: string): string {
  return (Object.hasOwn(REASONS, type) ? REASONS[type] : undefined) ?? 'Sign in to go on.';
}
