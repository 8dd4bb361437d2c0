import { reach } from '#client/api/request.ts';
import { isExpired, storedToken } from '#client/api/session/token.ts';
import type { ProductViews, recordProductViews } from '#contract/product-views.ts';

const ADDRESS: `/api${typeof recordProductViews.path}` = '/api/product-views';
const GATHERED_FOR_MS = 10_000;
/** What the server takes at once. */
const MOST = { impressions: 100, views: 10, searches: 10 };

/** What was seen and is not sent yet: each bike once in a list, and once on its page, until the page is loaded anew. */
export class PendingViews {
  #impressions: string[] = [];
  #views: ProductViews['views'] = [];
  #searches: ProductViews['searches'] = [];
  readonly #known = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  impression(productId: string) {
    if (this.#isNew(`impression ${productId}`)) this.#impressions.push(productId);
    this.#sendSoon();
  }

  view(view: ProductViews['views'][number]) {
    if (this.#isNew(`view ${view.productId}`)) this.#views.push(view);
    this.#sendSoon();
  }

  search(search: ProductViews['searches'][number]) {
    if (this.#isNew(`search ${search.words}`)) this.#searches.push(search);
    this.#sendSoon();
  }

  send() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const impressions = this.#impressions.splice(0, MOST.impressions);
    const views = this.#views.splice(0, MOST.views);
    const searches = this.#searches.splice(0, MOST.searches);
    const token = storedToken();
    // Without a valid token sellers would count at their own bikes.
    if (!(impressions.length + views.length + searches.length) || (token && isExpired(token))) return;
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `bearer ${token}` }) };
    // A lost count is no fault that anybody has to hear of.
    reach(ADDRESS, {
      method: 'POST',
      headers,
      body: JSON.stringify({ impressions, views, searches }),
      keepalive: true,
    }).catch(() => {});
    this.#sendSoon();
  }

  #isNew(seen: string) {
    const isNew = !this.#known.has(seen);
    this.#known.add(seen);
    return isNew;
  }

  #sendSoon() {
    if (!this.#impressions.length && !this.#views.length && !this.#searches.length) return;
    const isFull =
      this.#impressions.length >= MOST.impressions ||
      this.#views.length >= MOST.views ||
      this.#searches.length >= MOST.searches;
    if (isFull) this.send();
    else this.#timer ??= setTimeout(() => this.send(), GATHERED_FOR_MS);
  }
}
