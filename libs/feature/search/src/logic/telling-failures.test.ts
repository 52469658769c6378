import { expect, it, vi } from 'vitest';
import { tellingFailures } from './telling-failures.ts';

const request = { indexName: 'cars', params: { analyticsTags: ['/search/used-cars'] } };

it('reports which search failed, and rethrows the error', async () => {
  const failed = vi.fn();
  const client = tellingFailures(
    { search: async (requests: object[]) => Promise.reject(new Error(`${requests.length} down`)) },
    failed,
  );
  await expect(client.search([request])).rejects.toThrow('1 down');
  expect(failed).toHaveBeenCalledWith('/search/used-cars');
});

it('reports nothing on success', async () => {
  const failed = vi.fn();
  const client = tellingFailures({ search: async (requests: object[]) => requests.length }, failed);
  await expect(client.search([request])).resolves.toBe(1);
  expect(failed).not.toHaveBeenCalled();
});
