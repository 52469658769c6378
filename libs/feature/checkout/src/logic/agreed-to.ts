/** Which terms a shopper agreed to: their version, and the state whose texts stood there. */
export const agreedTo = (version: string, state: string | null): string => `${version} ${state ?? ''}`.trim();
