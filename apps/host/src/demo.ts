import path from 'node:path';
import { demo } from '@forecourt/host';

// The host of this workspace on a developer's machine: every built dealer app below apps/dealers.
await demo([], path.resolve(import.meta.dirname, '../../..'));
