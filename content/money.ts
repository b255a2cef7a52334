/** An amount of money as the site writes it: "$1,380", "$29.50", "€90". Cents stand only where there are some. */
export function money(amount: number, currency = 'USD'): string {
  const written = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(Math.abs(amount));
  return amount < 0 ? `−${written}` : written;
}

/** What stands before an amount: "$", or "CHF" with a blank. */
export const signOf = (currency: string): string => money(0, currency).replace('0', '');
