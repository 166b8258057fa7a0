import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed, useRetry } from '../../shared/QueryView';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { CoversIcon } from '../../shared/ui/icons';
import { isWebAddress, type CallFailure } from '@catalogue/domain';
import { useListCoversQuery } from './links.api';
import css from './CoverGallery.module.css';

/** The pictures of a title, if it has more than the cover that is already shown. */
export function CoverGallery({ codAcervo, title }: { codAcervo: string; title: string }) {
  const { t } = useTranslation('links');
  const [isOpen, setOpen] = useState(false);
  const query = useListCoversQuery({ query: { cod_acervo: Number(codAcervo) } });
  const { currentData, error } = query;
  const retry = useRetry(query);
  if (error) return <Failed failure={error as CallFailure} text={t('coversFailed')} onRetry={retry} />;
  const pictures = (currentData ?? []).map(({ url }) => url).filter(isWebAddress);
  if (pictures.length < 2) return null;
  return (
    <>
      <Button size="small" variant="text" full aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CoversIcon />
        {t('seePictures', { count: pictures.length })}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} size="xl" title={t('picturesOf', { title })}>
        <ul className={css.pictures}>
          {pictures.map((url, at) => (
            <li key={url}>
              <Picture url={url} name={t('picture', { number: at + 1, total: pictures.length })} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function Picture({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation('links');
  const [isFailed, setFailed] = useState(false);
  if (isFailed) return <p>{t('pictureFailed', { name })}</p>;
  return <img src={url} alt={name} loading="lazy" onError={() => setFailed(true)} />;
}
