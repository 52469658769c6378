/**
 * Files that every page, or most of them, load whole: what the frame of every page stands on, most of it React and its
 * router, with the drawings of its header, and what at least seven routes share. Larger files compress better, and the list
 * of files that every page carries gets shorter. The rules of price and finance stay apart, and what reads dates and the state of
 * a vehicle, with the drawings of notices, and so does what calls the API: many parts share them, and no page has them at first.
 * What keeps texts in the browser, and what watches an element come into sight, are a file each: few pages have them at first.
 */
export const codeSplitting = {
  groups: [
    {
      name: 'base',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|clsx)[\\/]|vite[\\/]preload-helper|[\\/]site[\\/](src|dist)[\\/](plugin[\\/]icon|parts)\.[jt]s$|[\\/](platform|@forecourt)[\\/](slots[\\/]|browser[\\/](src|dist)[\\/](lazy[\\/](lazyPart|lazyModule|useLazyModule|heldPress)|wait[\\/]whenLoaded)\.)|lucide-react[\\/].*[\\/](phone|search|x)\.mjs$/,
      priority: 3,
    },
    { name: 'storage', test: /[\\/]browser[\\/](src|dist)[\\/]storage[\\/]/, priority: 2 },
    { name: 'visible', test: /[\\/]browser[\\/](src|dist)[\\/].*Visible\./, priority: 2 },
    {
      name: 'frame',
      test: /^(?!.*[\\/](domain|data|@forecourt)[\\/]((finance|pricing|platform-client)[\\/]|analytics[\\/].*[\\/]paths\.|(values|vehicle)[\\/].*[\\/](epochMs|readDate|stockStatus)\.)|.*lucide-react[\\/].*[\\/](info|circle-check|circle-exclamation-point)\.).*\.([jt]sx?|mjs)$/,
      minShareCount: 7,
      priority: 1,
    },
  ],
};
