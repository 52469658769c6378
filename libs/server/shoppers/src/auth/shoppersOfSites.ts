import { openShoppers, type Shoppers, type ShopperSettings } from './openShoppers.ts';

/** The sign-in of the sites of a process, opened once for each secret: all its sites usually have the same one. */
export function shoppersOfSites({
  db,
  now,
}: Pick<ShopperSettings, 'db' | 'now'>): (site: Pick<ShopperSettings, 'secret' | 'secure'>) => Shoppers {
  const opened = new Map<string, Shoppers>();
  return ({ secret, secure }) => {
    const key = `${secure} ${secret}`;
    const known = opened.get(key) ?? openShoppers({ db, secret, secure, now });
    opened.set(key, known);
    return known;
  };
}
