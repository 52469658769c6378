/** Headers of every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(self)',
};

/** Added if the site is reached over HTTPS. Other hosts below the dealer's domain are the dealer's own affair. */
export const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000' } as const;
