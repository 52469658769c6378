/** The keys that wrap the data keys of applications, by their ids. */
export interface Keyring {
  /** The id of the key with which new data keys are wrapped. */
  readonly current: string;
  /** A key by its id, 32 bytes; null for one that is not in the ring any more. */
  keyOf(id: string): Buffer | null;
}
