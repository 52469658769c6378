import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const metadata = z.record(z.string(), z.string());

const sessionSchema = z.object({
  id: z.string(),
  created: z.number(),
  expires_at: z.number(),
  status: z.enum(['open', 'complete', 'expired']),
  amount: z.number(),
  currency: z.string(),
  title: z.string(),
  email: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  success_url: z.string(),
  cancel_url: z.string(),
  metadata,
  payment: z
    .object({
      intent: z.string(),
      charge: z.string(),
      created: z.number(),
      description: z.string().nullable(),
      metadata,
      card: z.string(),
      /** Where a receipt was sent after the payment. */
      receipt_email: z.string().nullable().default(null),
      dispute: z
        .object({ id: z.string(), created: z.number(), status: z.enum(['needs_response', 'won', 'lost']) })
        .nullable(),
    })
    .nullable(),
  /** What the payment will have, once it is made. */
  intent: z.object({ description: z.string().nullable(), metadata }),
});

const refundSchema = z.object({
  id: z.string(),
  created: z.number(),
  intent: z.string(),
  amount: z.number(),
  status: z.enum(['succeeded', 'failed']),
  metadata,
});

const stateSchema = z.object({
  sessions: z.array(sessionSchema),
  refunds: z.array(refundSchema),
  /** Answers by idempotency key, with a digest of what was asked. */
  answers: z.record(z.string(), z.object({ asked: z.string(), status: z.number(), body: z.unknown() })),
});

/** A payment page of the sandbox. */
export type SandboxSession = z.output<typeof sessionSchema>;
/** A refund of the sandbox. */
export type SandboxRefund = z.output<typeof refundSchema>;

/** What the sandbox keeps, in memory and, with a file, over a restart. */
export class SandboxState {
  readonly #file: string | null;
  readonly #state: z.output<typeof stateSchema>;

  constructor(file: string | null) {
    this.#file = file;
    this.#state = read(file);
  }

  get sessions(): SandboxSession[] {
    return this.#state.sessions;
  }

  get refunds(): SandboxRefund[] {
    return this.#state.refunds;
  }

  get answers(): z.output<typeof stateSchema>['answers'] {
    return this.#state.answers;
  }

  /** Writes the file anew, whole or not at all. */
  save(): void {
    if (this.#file === null) return;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const next = `${this.#file}.${process.pid}`;
    writeFileSync(next, JSON.stringify(this.#state));
    renameSync(next, this.#file);
  }
}

function read(file: string | null): z.output<typeof stateSchema> {
  const empty = { sessions: [], refunds: [], answers: {} };
  if (file === null) return empty;
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    // The first start has no file; one of another version is of no use.
    if (error instanceof z.ZodError || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      return empty;
    throw error;
  }
}
