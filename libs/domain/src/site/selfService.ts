import { queryString } from '@catalogue/api-contract';
import { isWebAddress } from '../links/addresses';

interface SelfService {
  showAuto: boolean;
  codBibAuto: string;
  authAuto: string;
  idiomaAuto: string;
}

/** The address that the self-service button opens in a new window (D1 §2, ruling D27), or null. */
export function selfServiceAddress(
  { codEmpresa, p }: { codEmpresa: string; p: { __web_url_pw?: string | null } },
  { showAuto, codBibAuto, authAuto, idiomaAuto }: SelfService,
): string | null {
  const home = p.__web_url_pw ?? '';
  if (!showAuto || !isWebAddress(home)) return null;
  const parameters = {
    empresa: codEmpresa,
    biblioteca: codBibAuto,
    idioma: idiomaAuto,
    permissao_teclado_numerico: 'false',
    tipoAutenticacao: authAuto,
  };
  const [page = ''] = home.split('#');
  const address = /^https?:\/\/[^/?]+$/i.test(page) ? `${page}/` : page;
  const query = queryString(parameters);
  return address + (address.includes('?') ? query.replace('?', '&') : query);
}
