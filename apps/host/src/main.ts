import './production.ts';
import path from 'node:path';
import { serve } from '@forecourt/host';

// The host of this workspace, for shoppers: every built dealer app below apps/dealers.
await serve([], path.resolve(import.meta.dirname, '../../..'));
