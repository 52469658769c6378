import path from 'node:path';
import { demoApi } from '@forecourt/host';

// The API of this workspace by itself, on a developer's machine.
await demoApi([], path.resolve(import.meta.dirname, '../../..'));
