import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What comes by itself (a dialog, an answer) is waited for as long as a busy machine takes to load it.
configure({ asyncUtilTimeout: 10_000 });

// Each test starts with an empty page.
afterEach(cleanup);
