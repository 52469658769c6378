import { typedCookieOf } from '@forecourt/page/typed';
import { paths } from '@forecourt/site-config';

/** What was typed into the checkout of a vehicle. */
export const CHECKOUT_TYPED = typedCookieOf('checkout-typed', '/cars');

/** What was typed into the payment of an invoice. */
export const INVOICE_TYPED = typedCookieOf('invoice-typed', paths.onlinePayment());
