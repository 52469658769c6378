/**
 * Chunks that are shared by all or most pages: `base` has React, the router and the code of the layout, `frame` has modules that at least
 * twelve routes share. Larger files compress better, and fewer files need fewer requests. Excluded are modules that many parts share
 * but no page needs at first: pricing, finance, dates, stock status, the API client and the icons of notices. `storage` and `visible`
 * are chunks of their own, because few pages need them at first.
 */
export const codeSplitting = {
  groups: [
    {
      name: 'base',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|clsx)[\\/]|vite[\\/]preload-helper|[\\/]site[\\/](src|dist)[\\/](plugin[\\/]icon|parts)\.[jt]s$|[\\/](platform|@forecourt)[\\/](slots[\\/]|browser[\\/](src|dist)[\\/](lazy[\\/](lazyPart|lazyModule|useLazyModule|earlyClick)|wait[\\/]whenLoaded)\.)|lucide-react[\\/].*[\\/](phone|search|x)\.mjs$/,
      priority: 3,
    },
    { name: 'storage', test: /[\\/]browser[\\/](src|dist)[\\/]storage[\\/]/, priority: 2 },
    { name: 'visible', test: /[\\/]browser[\\/](src|dist)[\\/].*Visible\./, priority: 2 },
    {
      name: 'frame',
      test: /^(?!.*[\\/](domain|data|@forecourt)[\\/]((finance|pricing|platform-client)[\\/]|analytics[\\/].*[\\/]paths\.|(values|vehicle)[\\/].*[\\/](epochMs|readDate|stockStatus)\.)|.*lucide-react[\\/].*[\\/](info|circle-check|circle-exclamation-point)\.).*\.([jt]sx?|mjs)$/,
      minShareCount: 12,
      priority: 1,
    },
  ],
};
