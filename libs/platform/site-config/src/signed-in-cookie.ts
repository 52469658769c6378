/** Name of the cookie that says to the scripts of a page that its browser may be signed in. It proves nothing. Where TLS is, `__Host-` is before it. */
export const SIGNED_IN_COOKIE = 'forecourt-signed-in';
