import './production.ts';
import path from 'node:path';
import { api } from '@forecourt/host';

// The API of this workspace by itself, for every dealer app below apps/dealers.
await api([], path.resolve(import.meta.dirname, '../../..'));
