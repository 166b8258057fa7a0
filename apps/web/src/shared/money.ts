const reais = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `R$ 7,50` in every language: two decimals and a comma (D2 §9), the library's own currency (ruling D21). */
export const formatReais = (amount: number): string => `R$ ${reais.format(amount)}`;
