import { paths } from '../../shared/paths';

export const slipParameter = 'guia';

/** The address of a slip: the screen of debts shows it alone. */
export const slipAddress = (numero: string): string => `${paths.area('debitos')}?${slipParameter}=${numero}`;
