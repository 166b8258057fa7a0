import { useTranslation } from 'react-i18next';
import { KeyHint } from '../shared/ui/KeyHint';
import { focusPlace } from '../shared/ui/SkipLink';

// The access keys of eMAG; every screen has these four landmarks.
const places = [
  { id: 'conteudo', key: '1', text: 'skipToContent' },
  { id: 'menu', key: '2', text: 'skipToMenu' },
  { id: 'busca', key: '3', text: 'skipToSearch' },
  { id: 'rodape', key: '4', text: 'skipToFooter' },
] as const;

/** The first links of the page, to its main landmarks. */
export function SkipLinks() {
  const { t } = useTranslation('app');
  return (
    <ul className="row gap-x-4" aria-label={t('skipLinks')}>
      {places.map(({ id, key, text }) => (
        <li key={id}>
          <a href={`#${id}`} accessKey={key} onClick={(event) => focusPlace(event, id)}>
            {t(text)} <KeyHint>{key}</KeyHint>
          </a>
        </li>
      ))}
    </ul>
  );
}
