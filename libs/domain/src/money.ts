/**
 * `R$ 1.234,50` in every language: two decimals, a comma and points between thousands (D2 §9), the library's own currency
 * (ruling D21).
 */
export function formatReais(amount: number): string {
  const [whole = '', cents = ''] = Math.abs(amount).toFixed(2).split('.');
  return `R$ ${amount < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`;
}

/** The same within a sentence: no line ends between the sign and the number. */
export const reaisInText = (amount: number): string => formatReais(amount).replace(' ', '\u00a0');
