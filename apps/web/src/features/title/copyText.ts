import type { CopyEntry } from '@catalogue/api-contract';
import { copyState, type CopyGroup } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { shortDate, useToday } from '../../shared/dates';
import { loanTypeText } from '../../shared/recordText';

/** The volume, tome, part and accompanying material of a copy; empty for a work in one volume. */
export const hasVolume = ({ volume, tomo, parte, material }: CopyEntry): boolean =>
  Boolean(volume ?? tomo ?? parte) || material === 'adicional';

/** What a list of copies says about one, or about a group of equal ones. */
export function useCopyText() {
  const { t, i18n } = useTranslation(['title', 'shared']);
  const { t: shared } = useTranslation('shared');
  const today = useToday();
  const date = (iso: string) => shortDate(iso, i18n.language);
  return {
    /** `3 emprestados`. */
    state: ({ state, copies }: CopyGroup<CopyEntry>) => {
      const count = copies.length;
      const [first] = copies;
      if (state === 'available') return t('copies_available', { count });
      if (state === 'onSite') return shared('copies_onSite', { count });
      const status = first?.situacao ?? 'emprestado';
      if (status === 'disponivel' || status === 'consulta_local') return shared('copies_onSite', { count });
      return t(`copies_${status}`, { count });
    },
    /** `Emprestado`. */
    oneState: (copy: CopyEntry) => {
      const state = copyState(copy);
      if (state === 'available') return t('oneAvailable');
      if (state === 'lent') return shared('allLent', { count: 1 });
      if (state === 'onSite') return shared('onSiteOnly');
      return t(
        copy.situacao === 'reservado' || copy.situacao === 'reparo' || copy.situacao === 'processamento'
          ? `one_${copy.situacao}`
          : 'one_extraviado',
      );
    },
    /** `volta de 27 nov a 2 dez`. */
    returns: ({ copies }: Pick<CopyGroup<CopyEntry>, 'copies'>) => {
      const dates = copies.flatMap(({ data_prevista_devolucao }) => data_prevista_devolucao ?? []);
      const [from] = dates;
      const until = dates.at(-1);
      if (!from || !until) return '';
      if (from < today) return shared('lateSince', { date: date(from) });
      return from === until
        ? t('returnOn', { date: date(from) })
        : t('returnBetween', { from: date(from), until: date(until) });
    },
    loanType: ({ tipo_emprestimo, dias_emprestimo }: CopyEntry) =>
      [loanTypeText(tipo_emprestimo, shared), dias_emprestimo ? t('days', { count: dias_emprestimo }) : '']
        .filter(Boolean)
        .join(', '),
    volume: (copy: CopyEntry) =>
      hasVolume(copy)
        ? [
            copy.volume && /^\d+$/.test(copy.volume) ? t('volumeShort', { name: copy.volume }) : copy.volume,
            copy.tomo,
            copy.parte,
            copy.material === 'adicional' && t('additionalMaterial'),
          ]
            .filter(Boolean)
            .join(', ')
        : t('single'),
  };
}
