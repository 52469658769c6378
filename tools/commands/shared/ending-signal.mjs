/** The signal that ends a child as one ends this process: a host takes SIGHUP for a wish to read its sites again. */
export const endingSignal = (signal) => (signal === 'SIGHUP' ? 'SIGTERM' : signal);
