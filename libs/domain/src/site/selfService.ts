interface SelfService {
  showAuto: boolean;
  codBibAuto: string;
  authAuto: string;
  idiomaAuto: string;
}

/** The window that the self-service button opens (D1 §2, decisions D27); null where there is none to open. */
export function selfServiceAddress(
  { codEmpresa, p }: { codEmpresa: string; p: { __web_url_pw?: string | null } },
  { showAuto, codBibAuto, authAuto, idiomaAuto }: SelfService,
): string | null {
  const home = p.__web_url_pw ?? '';
  if (!showAuto || !/^https?:\/\//i.test(home)) return null;
  const address = new URL(home);
  address.searchParams.set('empresa', codEmpresa);
  address.searchParams.set('biblioteca', codBibAuto);
  address.searchParams.set('idioma', idiomaAuto);
  address.searchParams.set('permissao_teclado_numerico', 'false');
  address.searchParams.set('tipoAutenticacao', authAuto);
  return address.href;
}
