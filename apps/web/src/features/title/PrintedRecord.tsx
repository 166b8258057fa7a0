import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LibraryCopies } from './LibraryCopies';
import { useGetReferenceQuery, useListCopiesQuery } from './title.api';

interface PrintedRecordProps {
  codAcervo: string;
  address: string;
  /** The open tab is printed as it is. */
  openTab: string;
  onPrinted: () => void;
}

/**
 * Printed in addition to the open tab: copies as tables, the reference, the address. Prints once all of it is loaded.
 */
export default function PrintedRecord({ codAcervo, address, openTab, onPrinted }: PrintedRecordProps) {
  const { t } = useTranslation('title');
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
  const libraryCopies = copies.currentData?.exemplares ?? [];
  const libraries = new Map(libraryCopies.map((copy) => [copy.cod_biblioteca, copy.desc_biblioteca]));
  return (
    <div className="wrap-anywhere" data-print-only="">
      {openTab !== 'exemplares' &&
        [...libraries].map(([code, name]) => {
          const here = libraryCopies.filter((copy) => copy.cod_biblioteca === code);
          return <LibraryCopies key={code} name={name} libraryCopies={here} visible={here} />;
        })}
      {openTab !== 'referencia' && reference.currentData && (
        <>
          <h2 className="mt-4 mb-2 text-xl">{t('tabReference')}</h2>
          <p>{reference.currentData.referencia}</p>
        </>
      )}
      <p>{address}</p>
    </div>
  );
}
