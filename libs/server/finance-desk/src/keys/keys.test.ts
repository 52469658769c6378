import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newKey } from '../test/samples.ts';
import { open, rewrap, seal } from './envelope.ts';
import { financeKeyring } from './financeKeyring.ts';
import { readKeyring } from './readKeyring.ts';

const owner = { site: 'harbour-city', id: 'a' };
const [first, second] = [newKey('first'), newKey('second')];
const keys = readKeyring(first);

describe('an envelope', () => {
  it('opens to what was sealed, and shows nothing of it', () => {
    const envelope = seal(keys, owner, 'Kimberley earns 98765');
    expect(open(keys, owner, envelope)).toBe('Kimberley earns 98765');
    expect(Buffer.from(envelope.sealed, 'base64').toString('latin1')).not.toContain('Kimberley');
    expect(envelope.keyId).toBe('first');
  });

  it('has a data key of its own, and keeps it when its content changes', () => {
    const one = seal(keys, owner, 'x');
    expect(seal(keys, owner, 'x').dataKey).not.toBe(one.dataKey);
    const changed = seal(keys, owner, 'y', one);
    expect([changed.dataKey, open(keys, owner, changed)]).toEqual([one.dataKey, 'y']);
    expect(seal(keys, owner, 'x', one).sealed).not.toBe(one.sealed);
  });

  it.each([
    ['of another application', { ...owner, id: 'b' }],
    ['of another site', { ...owner, site: 'northside-group' }],
  ])('does not open as that %s', (_name, other) => {
    expect(() => open(keys, other, seal(keys, owner, 'secret'))).toThrow();
  });

  it('does not open when any part of it was changed', () => {
    const envelope = seal(keys, owner, 'secret');
    for (const part of ['sealed', 'dataKey'] as const) {
      const bytes = Buffer.from(envelope[part], 'base64');
      for (const at of [0, 13, bytes.length - 1]) {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ 1;
        expect(() => open(keys, owner, { ...envelope, [part]: changed.toString('base64') })).toThrow();
      }
    }
    expect(() => open(keys, owner, { ...envelope, sealed: '' })).toThrow();
  });

  it('gets a new key without a change of its content, and then opens without the old one', () => {
    const both = readKeyring(`${second},${first}`);
    const envelope = seal(keys, owner, 'secret');
    const turned = { ...envelope, ...rewrap(both, owner, envelope) };
    expect(turned.keyId).toBe('second');
    expect(open(readKeyring(second), owner, turned)).toBe('secret');
    expect(() => open(keys, owner, turned)).toThrow('the key second, which is not in FINANCE_KEYS');
  });
});

describe('the keys', () => {
  it('have the first as the current one', () => {
    const both = readKeyring(` ${second} , ${first}`);
    expect([both.current, both.keyOf('first')?.length, both.keyOf('third')]).toEqual(['second', 32, null]);
  });

  it.each([
    ['no id', 'c2VjcmV0', 'an entry that is not <id>:<key>'],
    ['no key', 'first:', 'an entry that is not <id>:<key>'],
    ['a short key', 'first:c2VjcmV0', 'has 6 bytes instead of 32'],
    ['an id twice', `${first},${first}`, 'the id first twice'],
    ['an empty entry', `${first},`, 'an entry that is not <id>:<key>'],
  ])('with %s are refused with a fix, and no key is quoted', (_name, setting, problem) => {
    const read = () => readKeyring(setting);
    expect(read).toThrow(problem);
    expect(read).toThrow('openssl rand -base64 32');
    expect(read).not.toThrow(/c2VjcmV0/);
  });

  it('are required in production, with a clear error', () => {
    expect(() => financeKeyring({}, null)).toThrow(
      'FINANCE_KEYS is not set. Finance applications would be kept without',
    );
    expect(financeKeyring({ FINANCE_KEYS: first }, null).current).toBe('first');
  });

  it('of a development machine are made once, in a file that others cannot read', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'finance-keys-'));
    const made = financeKeyring({}, path.join(directory, 'data'));
    const again = financeKeyring({}, path.join(directory, 'data'));
    expect(again.keyOf('development')).toEqual(made.keyOf('development'));
    const file = path.join(directory, 'data', 'finance-keys');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(/^development:/);
  });
});
