import type { Warn } from '../warning.ts';

/** The pictures of a feed row: http(s) URLs with a host, each once, in order. Others are left out with a warning. */
export function readImageUrls(values: readonly string[], warn: Warn): string[] {
  const urls: string[] = [];
  for (const value of values.map((text) => text.trim()).filter((text) => text !== '')) {
    if (!isPicture(value)) warn('bad_image_url', 'images', value);
    else if (urls.includes(value)) warn('duplicate_image', 'images', value);
    else urls.push(value);
  }
  return urls;
}

function isPicture(value: string): boolean {
  if (!/^https?:\/\//i.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.hostname.includes('.') && url.username === '' && url.password === '';
}
