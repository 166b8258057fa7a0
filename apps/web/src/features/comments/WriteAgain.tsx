import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/LinkButton';
import { useDraft } from '../../shared/useDraft';
import { Activity, useHasActivity } from '../site/public';
import { commentDraft, commentField } from './commentField';

interface WriteAgainProps {
  codAcervo: string;
  /** What was written before. */
  text: string;
  labelledBy: string;
}

/** Leads to the form of a title with the text of a refused comment, unless something else is written there already. */
export function WriteAgain({ codAcervo, text, labelledBy }: WriteAgainProps) {
  const { t } = useTranslation('comments');
  const id = useId();
  const canWrite = useHasActivity(Activity.comments);
  const [draft, setDraft] = useDraft(commentDraft(codAcervo));
  if (!canWrite) return null;
  return (
    <LinkButton
      id={id}
      aria-labelledby={`${id} ${labelledBy}`}
      size="small"
      variant="text"
      to={`${paths.title(codAcervo)}#${commentField}`}
      onClick={() => draft.trim() === '' && setDraft(text)}
    >
      {t('writeAgain')}
    </LinkButton>
  );
}
