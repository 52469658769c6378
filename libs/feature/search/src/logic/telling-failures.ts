interface Request {
  params?: { analyticsTags?: readonly string[] };
}

/**
 * A search client that reports which search failed. InstantSearch does not report a failure of the first search, nor which search
 * failed.
 */
export function tellingFailures<Client extends { search(requests: never): Promise<unknown> }>(
  client: Client,
  failed: (tag: string) => void,
): Client {
  const search = async (requests: readonly Request[]): Promise<unknown> => {
    try {
      return await Reflect.apply(client.search, client, [requests]);
    } catch (error) {
      failed(requests[0]?.params?.analyticsTags?.[0] ?? '');
      throw error;
    }
  };
  return { ...client, search };
}
