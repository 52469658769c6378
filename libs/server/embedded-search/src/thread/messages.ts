import type { ApiKey } from '../engine/ApiKeys.ts';
import type { SearchEngineOptions } from '../engine/openEngine.ts';

/** Initial data of the worker thread. */
export interface ThreadStart {
  options: ThreadOptions;
  /** The keys of the thread before a restart, so that published keys stay valid. */
  keys: readonly ApiKey[];
}

/** The options of an engine that can be sent to a thread. */
export type ThreadOptions = Omit<SearchEngineOptions, 'now'>;

/** A request of the protocol. */
export interface ThreadRequest {
  method: string;
  /** Path and query. */
  path: string;
  key: string | undefined;
  body: string;
}

/** Requests to the worker thread. */
export type ToThread = { id: number } & (
  | { kind: 'request'; request: ThreadRequest }
  | { kind: 'cancel' }
  | { kind: 'listen'; port: number; host: string | undefined }
  | { kind: 'close' }
);

/** Responses of the worker thread; body bytes are transferred, not copied. */
export type FromThread =
  | {
      kind: 'answer';
      id: number;
      status: number;
      type: string;
      body: Uint8Array<ArrayBuffer>;
      spentMs: number;
    }
  | { kind: 'listening'; id: number; port: number }
  | { kind: 'closed'; id: number }
  | { kind: 'failed'; id: number; error: string }
  | { kind: 'keys'; keys: ApiKey[] };
