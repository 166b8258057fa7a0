import { hasArrived } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { longDate } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import { Availability } from '../../shared/ui/Availability';
import { Button } from '../../shared/ui/Button';
import { DataList } from '../../shared/ui/DataList';
import { Dialog } from '../../shared/ui/Dialog';
import { issueAt } from './issueAddress';
import { statusShape, type SerialYear } from './KardexYear';
import { useGetKardexItemQuery } from './serials.api';

interface IssueDialogProps {
  codAcervo: string;
  years: readonly SerialYear[];
  /** The issue's key in the address. */
  issue: string | null;
  onClose: () => void;
}

/** One issue of a serial: when it arrived or is expected, where it is, and the library's notes. */
export function IssueDialog({ codAcervo, years, issue, onClose }: IssueDialogProps) {
  const { t } = useTranslation(['serials', 'shared']);
  const found = issueAt(years, issue);
  return (
    <Dialog
      isOpen={found !== null}
      onClose={onClose}
      size="xs"
      title={found?.item.rotulo ?? ''}
      footer={<Button onClick={onClose}>{t('close', { ns: 'shared' })}</Button>}
    >
      {found && <IssueFacts codAcervo={codAcervo} line={found.line} seqSec={found.item.seqSec} />}
    </Dialog>
  );
}

function IssueFacts({ codAcervo, line, seqSec }: { codAcervo: string; line: SerialYear; seqSec: string }) {
  const { t, i18n } = useTranslation('serials');
  const { seqPar, codPar, desc_biblioteca, desc_par } = line;
  const query = useGetKardexItemQuery({ params: { id: codAcervo }, query: { seqPar, seqSec, codPar } });
  return (
    <QueryView query={query} failed={t('issueFailed')}>
      {({ situacao, data, observacao }) => (
        <DataList
          stacked
          items={[
            { label: t('status'), value: <Availability state={statusShape(situacao)}>{t(situacao)}</Availability> },
            ...(data
              ? [{ label: t(hasArrived(situacao) ? 'arrived' : 'due'), value: longDate(data, i18n.language) }]
              : []),
            { label: t('codBib'), value: desc_biblioteca },
            { label: t('codPar'), value: desc_par },
            ...(observacao ? [{ label: t('remark'), value: observacao }] : []),
          ]}
        />
      )}
    </QueryView>
  );
}
