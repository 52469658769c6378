import { paths } from './paths.ts';

/** The pages whose address ends in a slash, here without it. All other addresses have no trailing slash. (rulings 8 and 139) */
const WITH_SLASH = new RegExp(`^(?:${paths.stock().slice(0, -1)}|/used-car/[^/]+)$`);

/** Encoded letters, digits, `-`, `.`, `_` and `~`: an address has them unencoded (RFC 3986, section 6.2.2.2). */
const UNRESERVED = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/** Anything that is rewritten except a slash at the end; most paths have nothing of it, and each request is tested. */
const REWRITTEN = /[A-Z%]|\/\//;

const MALFORMED = /%(?![0-9a-f]{2})/i;

/**
 * The one spelling of an address: lower case, single slashes, a trailing slash only where a page has one, and no encoding of characters
 * that need none. Encoded slashes stay encoded, so that the result is always a path of the same site. In a path with a malformed encoding
 * nothing is decoded. (ruling 139)
 *
 * @param path with its leading slash, without query, as `URL` returns it.
 * @example canonicalPath('/Cars//2020-Kia-Rio/') // '/cars/2020-kia-rio'
 */
export function canonicalPath(path: string): string {
  const bare = (REWRITTEN.test(path) ? rewritten(path) : path).replace(/\/$/, '');
  return bare === '' || WITH_SLASH.test(bare) ? `${bare}/` : bare;
}

function rewritten(path: string): string {
  const decoded = MALFORMED.test(path)
    ? path
    : path.replaceAll(UNRESERVED, (encoded) => decodeURIComponent(encoded));
  return decoded
    .replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
      part.startsWith('%') ? part.toUpperCase() : part.toLowerCase(),
    )
    .replaceAll(/\/{2,}/g, '/');
}
