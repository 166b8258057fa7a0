import { SerialItemStatus, type Reply, type serials } from '@catalogue/api-contract';
import { hasArrived, issueLabel } from '@catalogue/domain';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { AvailabilityProps } from '../../shared/ui/Availability';
import { issueAddress } from './issueAddress';
import css from './KardexYear.module.css';

export type SerialYear = Reply<typeof serials.listKardex>[number];
type Item = SerialYear['itens'][number];
type Status = Item['situacao'];

/** ● for an issue that has arrived, ○ for one that is expected or missing. */
export const statusShape = (status: Status): AvailabilityProps['state'] => (hasArrived(status) ? 'available' : 'lent');

/** How the cell of an issue looks; its name says the same in words. */
const looks = {
  [SerialItemStatus.received]: 'received',
  [SerialItemStatus.bound]: 'bound',
  [SerialItemStatus.missing]: 'missing',
  [SerialItemStatus.claimed]: 'missing',
  [SerialItemStatus.late]: 'missing',
  [SerialItemStatus.expected]: 'expected',
} as const satisfies Record<Status, string>;

interface KardexYearProps {
  year: number;
  parts: readonly SerialYear[];
  /** There are several libraries or kinds of part, so that each row has to name its own. */
  areNamed: boolean;
  /** Called with the issue's key in the address. */
  onOpen: (issue: string) => void;
}

/** A year of a serial: per library and kind of part a row of cells, one for each issue (LOOK-2 §10). */
export function KardexYear({ year, parts, areNamed, onOpen }: KardexYearProps) {
  const { t } = useTranslation('serials');
  const volumes = [
    ...new Set(parts.flatMap(({ itens }) => itens.flatMap(({ rotulo }) => issueLabel(rotulo, year).volume ?? []))),
  ];
  return (
    <section className={css.root}>
      <div className={css.year}>
        <h2 className="num">{year}</h2>
        {volumes.length > 0 && <span className="text-sm muted">{t('volumes', { volumes: volumes.join(', ') })}</span>}
      </div>
      <div className="min-w-0">
        {parts.map((part) => (
          <div key={part.seqPar} className={css.part}>
            {areNamed && (
              <h3 className={css.partName}>
                {[part.desc_biblioteca, part.desc_par, part.desc_period].filter(Boolean).join(' · ')}
              </h3>
            )}
            {part.itens.length === 0 && <p>{t('noIssuesOfYear')}</p>}
            <ol className={css.issues}>
              {part.itens.map((item) => (
                <Issue key={item.seqSec} item={item} year={year} onOpen={() => onOpen(issueAddress(part, item))} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

function Issue({ item, year, onOpen }: { item: Item; year: number; onOpen: () => void }) {
  const { t } = useTranslation('serials');
  const { number, months } = issueLabel(item.rotulo, year);
  return (
    <li className={number === null ? css.wide : undefined}>
      <button
        className={clsx(css.issue, css[looks[item.situacao]])}
        type="button"
        aria-haspopup="dialog"
        aria-label={t('issueIs', { issue: item.rotulo, status: t(item.situacao) })}
        onClick={onOpen}
      >
        <b>{number ?? item.rotulo}</b>
        {months && <small>{months.replaceAll('.', '')}</small>}
      </button>
    </li>
  );
}

/** What the looks of the cells mean, of those that occur. */
export function KardexLegend({ years }: { years: readonly SerialYear[] }) {
  const { t } = useTranslation('serials');
  const found = new Set(years.flatMap(({ itens }) => itens.map(({ situacao }) => looks[situacao])));
  return (
    <ul className={css.legend} aria-hidden>
      {(['received', 'missing', 'bound', 'expected'] as const)
        .filter((look) => found.has(look))
        .map((look) => (
          <li key={look}>
            <span className={clsx(css.swatch, css[look])} /> {t(`look_${look}`)}
          </li>
        ))}
    </ul>
  );
}
