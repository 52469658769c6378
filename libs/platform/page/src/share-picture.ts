import { imageUrl } from '@forecourt/image-url';

/** The picture of a link preview in messages and social media. */
export interface SharePicture {
  /** Absolute address. */
  url: string;
  /** Pixels; left out for a picture of another host, whose size is not known. */
  width?: number;
  height?: number;
  /** Its media type; left out for a picture that the resizer does not make. */
  type?: 'image/jpeg' | 'image/webp';
  /** What the picture shows, in a few words. */
  alt: string;
}

/** Wide enough for a large preview; the usual shape of vehicle photos. */
const SIZE = { width: 1200, height: 800 } as const;

/**
 * The link preview of a picture: resized and cropped by the platform, because some apps refuse large originals.
 *
 * @param picture path on this site, or an https address.
 * @example sharePicture('https://a.example', '/pictures/suv/red-side.webp', 'Kia Rio').url // 'https://a.example/images/1200x800/pictures/…'
 */
export function sharePicture(origin: string, picture: string, alt: string): SharePicture {
  const url = imageUrl(picture, SIZE);
  const isOwn = picture.startsWith('/') && url !== picture;
  return {
    url: url.startsWith('/') ? `${origin}${url}` : url,
    ...(isOwn && { ...SIZE, type: 'image/webp' }),
    alt,
  };
}
