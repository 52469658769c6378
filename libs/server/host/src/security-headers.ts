import { usualHsts } from '@forecourt/site-config';
import type { Hsts } from '@forecourt/site-config';

/** Headers of every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(self)',
};

/**
 * The value of `Strict-Transport-Security`, which is sent where a proxy reports HTTPS: that of a site, or of what no site has. Other hosts
 * below the dealer's domain are the dealer's own affair.
 */
export function strictTransport({ maxAgeSeconds, includeSubDomains }: Hsts = usualHsts): string {
  return `max-age=${maxAgeSeconds}${includeSubDomains ? '; includeSubDomains' : ''}`;
}
