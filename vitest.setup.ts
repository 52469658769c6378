import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may need several seconds to load a lazy part.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
