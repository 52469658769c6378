import { expect, test } from 'vitest';
import { abnText } from './abn.ts';

test('is written in groups', () => expect(abnText('51824753556')).toBe('51 824 753 556'));
