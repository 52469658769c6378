import sharp from 'sharp';

// One thread per picture is faster than several threads per picture; the libvips cache is off.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
