import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Shopper } from './lead.ts';
import { live } from './visit.ts';

/** Minimum time to fill in a form, milliseconds; the server rejects faster submissions as robots. */
const A_PERSON_NEEDS_MS = 2_200;

/** The enquiry form, in a dialog or on a page. */
export class EnquiryForm {
  readonly where: Locator;
  readonly #send: RegExp;
  #seenAt: number | null = null;

  /** @param send the text of the submit button, if not the default. */
  constructor(where: Locator, send = /^(Enquire|Message) now$/i) {
    this.where = where;
    this.#send = send;
  }

  field(
    name: 'First name' | 'Last name' | 'Email' | 'Mobile' | 'Postcode' | 'Message' | 'Location',
  ): Locator {
    const labelled = this.where.getByLabel(name === 'Message' ? /^Message(\s+optional)?$/ : name, {
      exact: true,
    });
    return labelled.and(this.where.locator(':not([type=radio])')); // "Email" is a way to be reached too
  }

  /** The days of the time picker, with those that are folded. */
  get days(): Locator {
    return this.where.getByRole('radiogroup', {
      name: /^(Test Drive|Test Ride|Viewing) Booking Date|^Drop-off time/,
    });
  }

  /** The times of the chosen day. */
  get shownTimes(): Locator {
    return this.where.getByRole('radiogroup', { name: /^Times on / });
  }

  /** The available times of all days, as submitted values. */
  async times(): Promise<string[]> {
    const radios = this.where.locator('input[type=radio][name^="time-"]');
    await expect.poll(() => radios.count()).toBeGreaterThan(0);
    return radios.evaluateAll((all) => all.map((radio) => radio.getAttribute('value') ?? ''));
  }

  /** The radio button of a time. */
  time(slot: string): Locator {
    return this.where.locator(`input[type=radio][value="${slot}"]`);
  }

  /** Chooses the day of a time, then the time. */
  async chooseTime(slot: string): Promise<void> {
    const day = this.where.locator(`input[name="dateTime"][value="${slot.slice(0, 'YYYY-MM-DD'.length)}"]`);
    if (!(await day.isVisible())) await this.days.getByText('Show more days').click();
    await day.check();
    await this.time(slot).check();
  }

  /** Waits for hydration; until then the browser submits the form natively. */
  async taken(): Promise<void> {
    await this.button.focus(); // a form on a page is lazy-loaded on focus
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

  /** Fills in the fields; an undefined message is left as is. */
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

  /** The values of the fields. */
  async values(): Promise<string[]> {
    const labels = ['First name', 'Last name', 'Email', 'Mobile', 'Postcode', 'Message'] as const;
    return Promise.all(labels.map((label) => this.field(label).inputValue()));
  }

  get button(): Locator {
    return this.where.getByRole('button', { name: this.#send });
  }

  /** Waits for the minimum fill-in time, then submits the form. */
  async send(): Promise<void> {
    await this.takeTime();
    await this.button.click();
  }

  /** Waits for the minimum fill-in time, counted from when the form was first visible. */
  async takeTime(): Promise<void> {
    const rest = (await this.seen()) + A_PERSON_NEEDS_MS - Date.now();
    if (rest > 0) await this.where.page().waitForTimeout(rest);
  }

  /** Waits for the form; returns when it was first visible, milliseconds since 1970. */
  async seen(): Promise<number> {
    await this.button.waitFor();
    return (this.#seenAt ??= Date.now());
  }
}

/** The panel of a vehicle page with its price and its buttons. */
export function pricePanel(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Price and contact' });
}

/** Opens the enquiry dialog of a vehicle page. Before hydration the link leads to a page instead. */
export async function openEnquiry(page: Page): Promise<EnquiryForm> {
  const link = pricePanel(page).getByRole('link', { name: /^Enquire now/i });
  await live(link);
  await link.click();
  return new EnquiryForm(page.getByRole('dialog'));
}
