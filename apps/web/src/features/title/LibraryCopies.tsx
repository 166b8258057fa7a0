import { CopyStatus, type CopyEntry } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { shortDate, useToday } from '../../shared/dates';
import { Availability } from '../../shared/ui/Availability';
import { CardTable } from '../../shared/ui/CardTable';

// A copy for use on site is marked as such, although it is on the shelf. One that is lost or under repair is not
// available.
const isReadOnSite = ({ disponivel, situacao }: CopyEntry) =>
  situacao === CopyStatus.localUse || (situacao === CopyStatus.available && !disponivel);

const stateOf = (copy: CopyEntry) => {
  if (copy.disponivel) return 'available';
  return isReadOnSite(copy) ? 'onSite' : 'lent';
};

/** The copies of one library: a table, or on a phone one card per copy. */
export function LibraryCopies({
  name,
  libraryCopies,
  visible,
}: {
  name: string;
  libraryCopies: CopyEntry[];
  visible: CopyEntry[];
}) {
  const { t, i18n } = useTranslation(['title', 'shared']);
  const today = useToday();
  const available = libraryCopies.filter((copy) => copy.disponivel).length;
  return (
    <section>
      <div className="row items-baseline justify-between gap-2 pt-4 pb-2">
        <h2>{name}</h2>
        <span className="num">{t('available', { count: available, total: libraryCopies.length })}</span>
      </div>
      <CardTable
        caption={name}
        fixed
        columns={[
          { key: 'status', label: t('status') },
          { key: 'return', label: t('return') },
          { key: 'place', label: t('place') },
          { key: 'loanType', label: t('loanType') },
          { key: 'volume', label: t('volume') },
          { key: 'copy', label: t('copy') },
        ]}
        rows={visible.map((copy) => ({
          key: copy.cod_exemplar,
          cells: {
            status: (
              <Availability state={stateOf(copy)}>
                {t(isReadOnSite(copy) ? CopyStatus.localUse : copy.situacao)}
              </Availability>
            ),
            return: copy.data_prevista_devolucao
              ? t(copy.data_prevista_devolucao < today ? 'shared:lateSince' : 'returnsOn', {
                  date: shortDate(copy.data_prevista_devolucao, i18n.language),
                })
              : '',
            place: copy.localizacao ?? '',
            loanType: [copy.tipo_emprestimo, copy.dias_emprestimo ? t('days', { count: copy.dias_emprestimo }) : '']
              .filter(Boolean)
              .join(', '),
            volume:
              [copy.volume, copy.tomo, copy.parte, copy.material === 'adicional' && t('additionalMaterial')]
                .filter(Boolean)
                .join(', ') || t('single'),
            copy: copy.cod_exemplar,
          },
        }))}
      />
    </section>
  );
}
