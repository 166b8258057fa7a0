import { paths } from '../../shared/paths';

/** The parameter of the address that names a basket. */
export const basketParameter = 'cesta';

/** The address of a basket with a name; null: of the basket itself. */
export const basketAddress = (codigo: string | null): string =>
  codigo === null ? paths.basket : `${paths.basket}?${basketParameter}=${codigo}`;
