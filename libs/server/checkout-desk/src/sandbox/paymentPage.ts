import { html } from 'hono/html';
import type { SandboxSession } from './SandboxState.ts';

/** What the page of a session shows. */
export interface PaymentPageView {
  session: SandboxSession;
  /** Where the form is posted. */
  action: string;
  /** Why the card was declined; null at first. */
  problem: string | null;
  /** The card, while the bank asks for a second step. */
  challenged: string | null;
}

const STYLE =
  'body{font:18px/1.5 system-ui,sans-serif;margin:0;background:#f5f6f8;color:#16181d}main{max-width:30rem;margin:0 auto;padding:1.5rem}' +
  'p.mark{background:#7a4d00;color:#fff;padding:.5rem 1rem;margin:0;text-align:center}label{display:block;margin:1rem 0 .25rem;font-weight:600}' +
  'input{font:inherit;width:100%;box-sizing:border-box;padding:.6rem;border:1px solid #5c6470;border-radius:.4rem}' +
  'button{font:inherit;font-weight:600;margin-top:1rem;padding:.7rem 1.2rem;border:0;border-radius:.4rem;background:#1f4fd8;color:#fff;width:100%}' +
  'button.other{background:#fff;color:#16181d;border:1px solid #5c6470}[role=alert]{color:#a3140f;font-weight:600}';

/** The payment page of the sandbox, in the place of Stripe's. It works without scripts. */
export async function paymentPage({
  session,
  action,
  problem,
  challenged,
}: PaymentPageView): Promise<string> {
  const amount = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }).format(
    session.amount / 100,
  );
  const pay = html`
    <form method="post" action="${action}">
      <label for="card">Card number</label>
      <input id="card" name="card" inputmode="numeric" autocomplete="off" required aria-describedby="cards" />
      <p id="cards">
        Test cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks the
        bank.
      </p>
      <button>Pay ${amount}</button>
    </form>
  `;
  const bank = html`
    <h2>Your bank asks: is it you?</h2>
    <form method="post" action="${action}">
      <input type="hidden" name="card" value="${challenged ?? ''}" />
      <button name="challenge" value="passed">Yes, it is me</button>
      <button class="other" name="challenge" value="failed">No</button>
    </form>
  `;
  const page = await html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Payment sandbox</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <p class="mark">Payment sandbox: no money moves here</p>
        <main>
          <h1>${session.title}</h1>
          <p>Amount: <strong>${amount}</strong></p>
          ${problem === null ? '' : html`<p role="alert">${problem}</p>`} ${challenged === null ? pay : bank}
          <p><a href="${ownPath(session.cancel_url)}">Back without paying</a></p>
        </main>
      </body>
    </html>`;
  return String(page);
}

/** The path of an address of the site: a demonstration is reached under other hosts than that of the dealer. */
export function ownPath(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
