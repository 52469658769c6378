/** How a video is shown: embedded from its host, played from this site, or shown as a link. */
export type VideoSource =
  | { kind: 'frame'; provider: 'YouTube' | 'Vimeo'; src: string; href: string }
  | { kind: 'file'; src: string; href: string }
  | { kind: 'link'; href: string };

/**
 * Parses the address of a video as the stock or a text has it. YouTube and Vimeo URLs of every form are embedded from the hosts that set
 * the fewest cookies; a file on this site is played; any other `https` URL is a link. Everything else returns null.
 *
 * @example videoSource('https://youtu.be/aqz-KE-bpKQ')?.kind // 'frame'
 */
export function videoSource(address: string | null): VideoSource | null {
  const text = address?.trim() ?? '';
  if (/^\/[^/\\].*\.(?:webm|mp4|m4v)$/i.test(text)) return { kind: 'file', src: text, href: text };
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username !== '') return null;
  return youTube(url) ?? vimeo(url) ?? { kind: 'link', href: url.href };
}

function youTube(url: URL): VideoSource | null {
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  const id =
    host === 'youtu.be'
      ? url.pathname.slice(1)
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (url.searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(url.pathname)?.[1])
        : undefined;
  if (id === undefined || !/^[\w-]{11}$/.test(id)) return null;
  return {
    kind: 'frame',
    provider: 'YouTube',
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`,
    href: `https://www.youtube.com/watch?v=${id}`,
  };
}

function vimeo(url: URL): VideoSource | null {
  const [, id] = /^(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/.exec(url.hostname + url.pathname) ?? [];
  if (id === undefined) return null;
  return {
    kind: 'frame',
    provider: 'Vimeo',
    src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    href: `https://vimeo.com/${id}`,
  };
}
