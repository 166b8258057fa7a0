import type { AlertEntry } from '@catalogue/api-contract';
import { isKnownNotice, noticeText, thingOf, type Language } from '@catalogue/domain';
import { useContext } from 'react';
import { useToday } from '../../shared/dates';
import { InNameOf } from '../../shared/inNameOf';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useFinePerDay } from '../site/public';

interface AlertWords {
  title: string;
  detail: string;
  /** What it said before its fact was over. */
  before?: string;
}

// A slip has no name, a session perhaps none, a profile that of a title, and a declaration and a deviation that of a unit.
const named: ReadonlySet<ReturnType<typeof thingOf>> = new Set([
  'emprestimo',
  'reserva',
  'pedido',
  'solicitacao',
  'comentario',
  'pesquisa',
]);

/**
 * An alert in words: those of its notice as they are true today, in the reader's language; else the library's own, also of a
 * kind that only a newer server knows.
 */
export function useAlertWords(): (alert: AlertEntry) => AlertWords {
  const { t, i18n } = useOwnTranslation('alerts');
  const acting = useContext(InNameOf) !== null;
  const today = useToday();
  const perDay = useFinePerDay();
  return ({ titulo, texto, aviso }) => {
    if (!aviso || !isKnownNotice(aviso)) return { title: titulo, detail: texto };
    const language = i18n.language as Language;
    if (!aviso.desfecho) return noticeText(aviso, language, { today, perDay, acting });
    const { title } = noticeText(aviso, language, { perDay, acting });
    const { nome } = aviso;
    const thing = thingOf(aviso.tipo);
    const context = aviso.tipo === 'multa_parou' ? 'multa' : named.has(thing) ? undefined : thing;
    return {
      title: t(`over_${aviso.desfecho}`, { name: nome, context: context as 'guia' | undefined }),
      detail: '',
      before: title,
    };
  };
}
