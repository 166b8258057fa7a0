import { isRedirectTarget, type CallFailure } from '@catalogue/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Shelf } from '../../shared/ui/Shelf';
import { useHandOverText } from './useHandOverText';
import css from './HandOver.module.css';

type Answer = { url: string } | { failure: CallFailure };

interface HandOverProps {
  /** The name of the provider, as the page's title. */
  title: string;
  /** Fetches the address of the other service; called once, and again to retry. */
  ask: () => Promise<Answer>;
  /** Called to open the address as soon as it is known. */
  onAddress: (url: string) => void;
  newWindow?: boolean;
  /** An alternative when this fails. */
  otherwise?: ReactNode;
}

/**
 * A page that redirects the patron to another service: its progress, and the link in case the browser does not follow
 * it.
 */
export function HandOver({ title, ask, onAddress, newWindow = false, otherwise }: HandOverProps) {
  const { t } = useTranslation(['links', 'shared']);
  const failureText = useHandOverText();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const hasBegun = useRef(false);

  async function begin() {
    setAnswer(null);
    const found = await ask();
    setAnswer(found);
    if ('url' in found) onAddress(found.url);
  }
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  });

  const failure = answer && 'failure' in answer ? answer.failure : null;
  return (
    <div className={css.block}>
      <Shelf books={14} missing={failure ? 7 : undefined} height={96} seed={11} />
      <PageTitle>{title}</PageTitle>
      {!answer && <p role="status">{t('fetchingLink', { ns: 'shared' })}</p>}
      {answer && 'url' in answer && (
        <>
          <p role="status">{t(newWindow ? 'openedElsewhere' : 'goingThere')}</p>
          <LinkButton variant="brand" href={answer.url} newWindow={newWindow}>
            {t('openLink', { name: title })}
          </LinkButton>
        </>
      )}
      {failure && (
        <>
          <Notice tone="warning" role="alert">
            {failureText(failure)}
          </Notice>
          <Button onClick={() => void begin()}>{t('tryAgain', { ns: 'shared' })}</Button>
          {otherwise}
        </>
      )}
    </div>
  );
}

/** Converts the result of a call that returns an address. */
export const addressFrom = ({ data, error }: { data?: { url: string }; error?: unknown }): Answer =>
  data && isRedirectTarget(data.url)
    ? { url: data.url }
    : { failure: (error as CallFailure) ?? { status: 500, message: '' } };
