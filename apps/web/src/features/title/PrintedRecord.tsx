import type { CopyEntry } from '@catalogue/api-contract';
import { copyState, hourText } from '@catalogue/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLibraryTime, useTableDate } from '../../shared/dates';
import { Availability } from '../../shared/ui/Availability';
import { hasVolume, useCopyText } from './copyText';
import { QrPicture } from './QrCode';
import { useGetReferenceQuery, useListCopiesQuery } from './title.api';
import css from './PrintedRecord.module.css';

interface PrintedRecordProps {
  codAcervo: string;
  address: string;
  onPrinted: () => void;
}

/**
 * What is printed below the header of a title, whichever tab is open: all copies one by one, the reference, the address
 * (LOOK-2 §10). Prints once all of it is loaded.
 */
export default function PrintedRecord({ codAcervo, address, onPrinted }: PrintedRecordProps) {
  const { t, i18n } = useTranslation(['title', 'shared']);
  const now = useLibraryTime();
  const tableDate = useTableDate();
  const copies = useListCopiesQuery({ params: { id: codAcervo } });
  const reference = useGetReferenceQuery({ params: { id: codAcervo } });
  const isReady = !copies.isFetching && !reference.isFetching;
  const printed = useRef(false);
  useEffect(() => {
    if (!isReady || printed.current) return;
    printed.current = true;
    window.print();
    onPrinted();
  }, [isReady, onPrinted]);
  const all = copies.currentData?.exemplares ?? [];
  const { referencia, partes } = reference.currentData ?? {};
  const moment = t('printedAt', { date: tableDate(now.date), time: hourText(now.time, i18n.language) });
  return (
    <div className={css.root} data-print-only="">
      {all.length > 0 && (
        <section>
          <h2>{t('copiesAt', { moment })}</h2>
          <PrintedCopies copies={all} />
        </section>
      )}
      {referencia && (
        <section>
          <h2>{t('tabReference')}</h2>
          <p>{partes?.map(({ texto, destaque }, at) => (destaque ? <b key={at}>{texto}</b> : texto)) ?? referencia}</p>
        </section>
      )}
      <div className={css.foot}>
        <div className={css.code}>
          <QrPicture text={address} />
        </div>
        <div>
          <p>
            <b>{t('titleInCatalogue')}</b>
          </p>
          <p>{address}</p>
          <p className="text-xs">{t('datesChange')}</p>
        </div>
      </div>
    </div>
  );
}

/** One line for each copy; the name of a library stands at its first one. */
function PrintedCopies({ copies }: { copies: readonly CopyEntry[] }) {
  const { t } = useTranslation(['title', 'shared']);
  const tableDate = useTableDate();
  const text = useCopyText();
  const hasVolumes = copies.some(hasVolume);
  return (
    <table className={css.copies}>
      <thead>
        <tr>
          <th scope="col">{t('library', { ns: 'shared' })}</th>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('loanType')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('return')}</th>
          {hasVolumes && <th scope="col">{t('volume')}</th>}
          <th scope="col">{t('copy')}</th>
        </tr>
      </thead>
      <tbody>
        {copies.map((copy, at) => {
          const state = copyState(copy);
          return (
            <tr key={copy.cod_exemplar}>
              <th scope="row">{copies[at - 1]?.cod_biblioteca !== copy.cod_biblioteca && copy.desc_biblioteca}</th>
              <td>{copy.localizacao}</td>
              <td>{text.loanType(copy)}</td>
              <td>
                <Availability state={state === 'away' ? 'lent' : state}>{text.oneState(copy)}</Availability>
              </td>
              <td>{copy.data_prevista_devolucao && tableDate(copy.data_prevista_devolucao)}</td>
              {hasVolumes && <td>{text.volume(copy)}</td>}
              <td>{copy.cod_exemplar}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
