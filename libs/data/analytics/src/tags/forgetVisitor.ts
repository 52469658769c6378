/** Cookies that Google's tags set on the dealer's domain; the last two are of a server container. */
const OF_TAGS = /^(_(ga|gid|gcl|gat)|FPLC$|FPAU$)/;

/** Deletes the cookies of tags, on the host and on the domains above it, because tags choose the highest that the browser allows. */
export function forgetVisitor(): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_label, at) => `; domain=${labels.slice(at).join('.')}`);
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (!OF_TAGS.test(name)) continue;
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
