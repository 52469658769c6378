import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Shopper } from './lead.ts';

/** How long a person needs at least to fill in a form; whoever is quicker is taken for a robot. */
const A_PERSON_NEEDS_MS = 2_200;

/** The enquiry form, in a dialog or on a page. */
export class EnquiryForm {
  readonly where: Locator;
  readonly #send: RegExp;
  #seenAt: number | null = null;

  /** @param send the words of its button, where it asks for something in particular. */
  constructor(where: Locator, send = /^(Enquire|Message) now$/i) {
    this.where = where;
    this.#send = send;
  }

  field(
    name: 'First name' | 'Last name' | 'Email' | 'Mobile' | 'Postcode' | 'Message' | 'Location',
  ): Locator {
    return this.where.getByLabel(name === 'Message' ? /^Message(\s+optional)?$/ : name, { exact: true });
  }

  /** The choice of time of a test drive. */
  get time(): Locator {
    return this.where.getByLabel(/^(Test Drive|Viewing) Booking Date/);
  }

  /** The times that can be chosen, as they are sent. */
  async times(): Promise<string[]> {
    await expect.poll(() => this.time.locator('optgroup').count()).toBeGreaterThan(0);
    return this.time
      .locator('optgroup option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  }

  /** Waits until scripts have taken the form over; until then the browser posts it by itself. */
  async taken(): Promise<void> {
    await this.button.focus(); // a form on a page fetches its scripts when it is turned to
    await expect
      .poll(() =>
        this.button.evaluate((button) =>
          Object.entries(button.closest('form') ?? {}).some(
            ([key, props]) => key.startsWith('__reactProps') && typeof props.onSubmit === 'function',
          ),
        ),
      )
      .toBe(true);
  }

  /** Fills in what a shopper writes; the message stays where it is undefined. */
  async fill({ name, last_name, email, phone, postcode, message }: Partial<Shopper>): Promise<void> {
    const values = [
      ['First name', name],
      ['Last name', last_name],
      ['Email', email],
      ['Mobile', phone],
      ['Postcode', postcode],
      ['Message', message],
    ] as const;
    await this.seen();
    for (const [label, value] of values) if (value !== undefined) await this.field(label).fill(value);
  }

  /** What stands in the fields. */
  async values(): Promise<string[]> {
    const labels = ['First name', 'Last name', 'Email', 'Mobile', 'Postcode', 'Message'] as const;
    return Promise.all(labels.map((label) => this.field(label).inputValue()));
  }

  get button(): Locator {
    return this.where.getByRole('button', { name: this.#send });
  }

  /** Sends the form when a person could have filled it in. */
  async send(): Promise<void> {
    await this.takeTime();
    await this.button.click();
  }

  /** Waits until a person could have filled in the form, counted from when it was first seen. */
  async takeTime(): Promise<void> {
    const rest = (await this.seen()) + A_PERSON_NEEDS_MS - Date.now();
    if (rest > 0) await this.where.page().waitForTimeout(rest);
  }

  /** Waits for the form; when it was first there, in milliseconds since 1970. */
  async seen(): Promise<number> {
    await this.button.waitFor();
    return (this.#seenAt ??= Date.now());
  }
}

/** The panel of a vehicle page with its price and its buttons. */
export function pricePanel(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Price and contact' });
}

/** Opens the enquiry of a vehicle page in its dialog. */
export async function openEnquiry(page: Page): Promise<EnquiryForm> {
  await pricePanel(page)
    .getByRole('link', { name: /^Enquire now/i })
    .click();
  return new EnquiryForm(page.getByRole('dialog'));
}
