// By way of src, where the drawings are in the published package too: the compiler does not copy them to dist.
import applePay from '../src/payments/apple-pay.svg?url&no-inline';
import googlePay from '../src/payments/google-pay.svg?url&no-inline';
import maestro from '../src/payments/maestro.svg?url&no-inline';
import mastercard from '../src/payments/mastercard.svg?url&no-inline';
import visa from '../src/payments/visa.svg?url&no-inline';

const logos = {
  Visa: visa,
  Mastercard: mastercard,
  Maestro: maestro,
  'Google Pay': googlePay,
  'Apple Pay': applePay,
};

/** A way to pay that has a logo. */
export type Payment = keyof typeof logos;

/** What the dealer accepts, as pictures in the dealer's order. */
export function PaymentLogos({ payments }: { payments: readonly Payment[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-1.5">
      {payments.map((payment) => (
        <li key={payment}>
          <img src={logos[payment]} width={40} height={25} alt={payment} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
