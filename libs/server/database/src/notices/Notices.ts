/** Called for what other processes say. */
export interface NoticeListener {
  /** A notice of this or another process. */
  heard(text: string): void;
  /** The connection was lost for a while: what was said meanwhile is not known. */
  missed(): void;
}

/** What the processes of a database tell each other. A notice reaches who listens at that moment, and is kept for nobody. */
export interface Notices {
  /** Tells all processes that listen to the channel, this one too. At most 7,500 bytes. */
  tell(channel: string, text: string): Promise<void>;
  /** Listens until the returned function is called. */
  listen(channel: string, listener: NoticeListener): () => Promise<void>;
}
