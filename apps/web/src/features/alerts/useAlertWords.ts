import { LoanRequestStatus, NoticeKind, type AlertEntry, type Notice } from '@catalogue/api-contract';
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

/** What a notice that is over speaks of; of a thing without words of its own it says the general ones. */
const contextOf = ({ tipo, estado }: Pick<Notice, 'tipo' | 'estado'>): string => {
  if (tipo === NoticeKind.fineStopped) return 'multa';
  const isLent = tipo === NoticeKind.loanRequestMoved && estado === LoanRequestStatus.finished;
  return isLent ? 'emprestado' : thingOf(tipo);
};

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
    return {
      title: t(`over_${aviso.desfecho}`, { name: aviso.nome, context: contextOf(aviso) as 'guia' | undefined }),
      detail: '',
      before: title,
    };
  };
}
