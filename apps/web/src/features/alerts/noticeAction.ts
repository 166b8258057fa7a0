import type { Notice } from '@catalogue/api-contract';
import { isDueNotice, isKnownNotice, thingOf } from '@catalogue/domain';
import { paths } from '../../shared/paths';

interface NoticeAction {
  to: string;
  /** Of a text of this feature. */
  text:
    | 'doLoan'
    | 'doReturn'
    | 'doFetch'
    | 'doHoldAgain'
    | 'doSeeHolds'
    | 'doSeeRequest'
    | 'doSeeComment'
    | 'doPay'
    | 'doSeeDebts'
    | 'doSeeDeclaration'
    | 'doSeeDeviations'
    | 'doSeeTitle'
    | 'doSeeSearches'
    | 'doSeeInterests'
    | 'doSeeIssues'
    | 'doSeeSessions';
}

/** Where one does something about a notice; once its fact is over, only what can still be done. */
export function noticeAction(notice: Notice): NoticeAction | null {
  if (!isKnownNotice(notice)) return null;
  const { tipo, nome, cod_acervo, desfecho, nao_renova } = notice;
  const canHoldAgain = tipo === 'reserva_vencida' || desfecho === 'vencida';
  switch (thingOf(tipo)) {
    case 'emprestimo':
      if (tipo === 'multa_parou') return desfecho ? null : { to: paths.area('debitos'), text: 'doPay' };
      if (desfecho) return null;
      return {
        to: paths.area('titulos-pendentes'),
        text: isDueNotice(tipo) && !nao_renova ? 'doLoan' : 'doReturn',
      };
    case 'reserva':
      if (canHoldAgain && cod_acervo !== null) return { to: `${paths.title(cod_acervo)}/reserva`, text: 'doHoldAgain' };
      if (desfecho) return null;
      return { to: paths.area('reservas'), text: tipo === 'reserva_andou' ? 'doSeeHolds' : 'doFetch' };
    case 'pedido':
      return { to: paths.area('solicitacoes-emprestimo'), text: 'doSeeRequest' };
    case 'solicitacao':
      return { to: paths.area('solicitacoes'), text: 'doSeeRequest' };
    case 'comentario':
      return cod_acervo === null ? null : { to: paths.title(cod_acervo), text: 'doSeeComment' };
    case 'pesquisa':
      if (desfecho === 'removido') return null;
      return cod_acervo === null
        ? { to: paths.area('pesquisas-seguidas'), text: 'doSeeSearches' }
        : { to: paths.title(cod_acervo), text: 'doSeeTitle' };
    case 'perfil':
      if (desfecho === 'removido') return null;
      return cod_acervo === null
        ? { to: paths.area('verificar-titulos'), text: 'doSeeSearches' }
        : { to: paths.title(cod_acervo), text: 'doSeeTitle' };
    case 'interesse':
      return { to: paths.area('perfil-interesse'), text: 'doSeeInterests' };
    case 'fasciculo':
      if (desfecho === 'removido' || cod_acervo === null) return null;
      return { to: `${paths.title(cod_acervo)}/colecao-kardex`, text: 'doSeeIssues' };
    case 'sessao':
      return desfecho ? null : { to: paths.area('dados-pessoais/sessoes'), text: 'doSeeSessions' };
    case 'declaracao':
      return desfecho ? null : { to: paths.area('nada-consta'), text: 'doSeeDeclaration' };
    case 'afastamento':
      return desfecho ? null : { to: paths.area('afastamentos'), text: 'doSeeDeviations' };
    case 'guia':
      if (desfecho) return null;
      // Those of earlier versions have no number of the slip.
      return tipo === 'guia_paga' || !/^\d{10}$/.test(nome)
        ? { to: paths.area('debitos'), text: 'doSeeDebts' }
        : { to: paths.slip(nome), text: 'doPay' };
  }
}
