import type { SiteServices } from '@forecourt/page/loader';
import type { PublicSite } from '@forecourt/site-config';
import { loadCheckout } from '../../logic/load-checkout.ts';
import { FORM_FIELDS } from '../../logic/form-fields.ts';
import { onRoadCents } from '../../logic/on-road-cents.ts';
import { postCheckout, type PostAnswer } from '../../logic/post-checkout.ts';
import { loadPurchase } from '../../logic/purchase/load-purchase.ts';
import { postPurchase } from '../../logic/purchase/post-purchase.ts';
import { shownInReview } from '../../logic/purchase/shown-in-review.ts';
import { shopper, terms, type CheckoutApi } from './checkout-api.ts';

const ORIGIN = 'https://dealer.example';

/** A browser that opens the pages of a checkout and keeps its cookies. */
export class Visit {
  readonly #cookies = new Map<string, string>();
  readonly #api: CheckoutApi;
  readonly #site: PublicSite;
  readonly #slug: string;

  constructor(api: CheckoutApi, site: PublicSite, slug: string) {
    this.#api = api;
    this.#site = site;
    this.#slug = slug;
  }

  get #request(): Request {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Request(`${ORIGIN}/checkout-journey`, { headers: { cookie } });
  }

  get #services(): SiteServices {
    const { kit, clock } = this.#api;
    return {
      ...{ site: this.#site, now: clock.now, searchKey: '', origin: ORIGIN, nonce: null },
      fetch(path, init) {
        const headers = new Headers(init?.headers);
        headers.set('host', 'harbour-city.localhost');
        return kit.request(path, { ...init, headers });
      },
    };
  }

  /** A step of the purchase; without one, that at which the shopper was. */
  async open(step = '', url = this.url(step)) {
    const { page, headers } = await loadPurchase(this.#services, { request: this.#request, url });
    this.#store(headers);
    return page;
  }

  url(step = ''): URL {
    return new URL(`${ORIGIN}/checkout-journey?car_id=${this.#slug}${step}`);
  }

  /**
   * Sends a step of the purchase.
   *
   * @param shown what a last step showed.
   * @param keeps whether the answer arrives, with its cookies.
   */
  async post(
    fields: Record<string, string>,
    { shown = [], keeps = true }: { shown?: readonly string[]; keeps?: boolean } = {},
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ car: this.#slug, ...fields })) form.set(name, value);
    for (const text of shown) form.append('shown', text);
    const answer = await postPurchase(this.#services, { request: this.#request, url: this.url(), form });
    if (keeps) this.#store(answer.headers);
    return answer;
  }

  /** Presses the button of a last step, which may have been open for a while. */
  sendReview(
    { view, car }: Awaited<ReturnType<Visit['open']>>,
    { keeps, ...consent }: { agreed?: string; keeps?: boolean } = { agreed: 'yes' },
  ) {
    const total = String(view?.quote.total_cents);
    const fields = { step: 'review', total, version: terms.version, state: car?.state ?? '', ...consent };
    return this.post(fields, { shown: view ? shownInReview(view) : [], ...(keeps === false && { keeps }) });
  }

  /** The checkout, to which the last step leads. */
  async checkout(query = '') {
    const url = new URL(`${ORIGIN}/cars/${this.#slug}/checkout${query}`);
    const asked = { request: this.#request, url, slug: this.#slug };
    const { page, headers } = await loadCheckout(this.#services, asked);
    this.#store(headers);
    return page;
  }

  /** Where the checkout leads on to; null if it is shown. */
  async led(query: string): Promise<string | null> {
    const answer = await this.checkout(query).catch((thrown: unknown) => thrown);
    return answer instanceof Response ? answer.headers.get('location') : null;
  }

  /**
   * Presses the button of the checkout, as the page showed it.
   *
   * @param keeps whether the answer arrives, with its cookie.
   */
  async reserve(
    { car, terms: shown }: Awaited<ReturnType<Visit['checkout']>>,
    { keeps = true }: { keeps?: boolean } = {},
  ): Promise<PostAnswer> {
    const url = new URL(`${ORIGIN}/cars/${this.#slug}/checkout`);
    const form = new FormData();
    const sum = onRoadCents(car.on_road) ?? '';
    const { agreed, version, state, price, suffix, onRoad } = FORM_FIELDS;
    const fields = {
      ...{ [version]: shown?.version ?? '', [state]: car.state ?? '', [onRoad]: String(sum) },
      ...{ [price]: String(car.price), [suffix]: car.price_suffix },
    };
    for (const [name, value] of Object.entries({ ...shopper, ...fields })) form.set(name, value);
    form.set(agreed, 'yes');
    const asked = { request: this.#request, url, slug: this.#slug, form };
    const answer = await postCheckout(this.#services, asked);
    if (keeps && 'to' in answer && answer.cookie !== null)
      this.#store(new Headers({ 'set-cookie': answer.cookie }));
    return answer;
  }

  /** Asks for the deposit back. */
  async giveUp(): Promise<PostAnswer> {
    const url = new URL(`${ORIGIN}/cars/${this.#slug}/checkout`);
    const form = new FormData();
    form.set(FORM_FIELDS.go, 'refund');
    return postCheckout(this.#services, { request: this.#request, url, slug: this.#slug, form });
  }

  get hasDraft(): boolean {
    return this.#cookies.has('__Host-purchase');
  }

  #store(headers: Headers): void {
    for (const set of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([\w-]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  /** The steps of a delivery in order, each with its answer, up to the last one. */
  static readonly steps: readonly Record<string, string>[] = [
    { step: 'car', price: '30000' },
    { step: 'handover', handover: 'delivery', address: '1 St', postcode: '4006' },
    { step: 'time', time: '2026-11-24 am' },
    { step: 'trade', trade: 'none' },
    { step: 'pay', pay: 'cash' },
    { step: 'extras', extras: 'coat' },
    { step: 'details', ...shopper },
  ];

  /** Answers every step up to the last one. */
  async choose(): Promise<void> {
    for (const step of Visit.steps) await this.post(step);
  }
}
