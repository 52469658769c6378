/** Whether prices never fall from one card to the next; false for fewer than two cards. */
export function isAscending(prices: readonly number[]): boolean {
  return (
    prices.length > 1 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0))
  );
}
