import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { offerGroups, type Offer } from './offerTexts';
import css from './Offers.module.css';

/** Searches that find titles where that of the page finds none, by reason; each row is one link. */
export function Offers({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation('search');
  return offerGroups.map(({ text, motivos }) => {
    const rows = offers.filter(({ motivo }) => motivos.some((each) => each === motivo));
    return (
      rows.length > 0 && (
        <section key={text} className="mt-4" aria-labelledby={text}>
          <h2 id={text} className="text-md strong">
            {t(text)}
          </h2>
          <ul className={css.rows}>
            {rows.map((offer) => (
              <li key={offer.address}>
                <Link className={css.row} to={offer.address}>
                  {offer.text} <OfferCount total={offer.total} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
}

/** The same on one line, below few titles. */
export function MorePaths({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation('search');
  if (offers.length === 0) return null;
  return (
    <nav className={css.more} aria-label={t('morePaths')} data-screen-only="">
      <span className="strong">{t('morePaths')}</span>
      {offers.map((offer) => (
        <Link key={offer.address} to={offer.address}>
          {offer.text} <OfferCount total={offer.total} />
        </Link>
      ))}
    </nav>
  );
}

function OfferCount({ total }: { total: number }) {
  const { t, i18n } = useTranslation('search');
  return (
    <span className={css.count}>{t('titleCount', { count: total, total: total.toLocaleString(i18n.language) })}</span>
  );
}
