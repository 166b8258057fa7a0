import { SerialItemStatus, type Reply, type serials } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Availability, type AvailabilityProps } from '../../shared/ui/Availability';
import { issueAddress } from './issueAddress';
import css from './KardexYear.module.css';

export type SerialYear = Reply<typeof serials.listKardex>[number];
type Status = SerialYear['itens'][number]['situacao'];

export const hasCome = (status: Status): boolean =>
  status === SerialItemStatus.received || status === SerialItemStatus.bound;

/** ● for an issue that has arrived, ○ for one that is expected or missing. */
export const statusShape = (status: Status): AvailabilityProps['state'] => (hasCome(status) ? 'available' : 'lent');

interface KardexYearProps {
  year: number;
  parts: readonly SerialYear[];
  /** Called with the issue's key in the address. */
  onOpen: (issue: string) => void;
}

/** A year of a serial: the issues per library and kind of part, each with its state. */
export function KardexYear({ year, parts, onOpen }: KardexYearProps) {
  const { t } = useTranslation('serials');
  return (
    <section className="py-4 border-b">
      <h2 className="num">{year}</h2>
      {parts.map((part) => (
        <div key={part.seqPar}>
          <h3 className="mt-3 mb-2 text-sm">
            {[part.desc_biblioteca, part.desc_par, part.desc_period].filter(Boolean).join(' · ')}
          </h3>
          {part.itens.length === 0 && <p>{t('noIssuesOfYear')}</p>}
          <ul className={css.issues}>
            {part.itens.map((item) => (
              <li key={item.seqSec}>
                <button
                  className={css.issue}
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => onOpen(issueAddress(part, item))}
                >
                  {item.rotulo}
                  {/* A button cannot contain a paragraph. */}
                  <Availability inline state={statusShape(item.situacao)}>
                    {t(item.situacao)}
                  </Availability>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
