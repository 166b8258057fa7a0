import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { selectPatron } from '../../shared/session';
import { TextToggle } from '../../shared/ui/TextToggle';
import { useOneAtATime } from '../../shared/useOneAtATime';
import { useReport } from '../../shared/useReport';
import { useFollowSearchMutation, useListFollowedSearchesQuery } from './interest-profile.api';
import { isNotFound } from '../../shared/isNotFound';

interface FollowSearchProps {
  /** What it is called in the list and in notices. */
  name: string;
  /** The search as in its address, without order and page. */
  consulta: string;
  /** The address to come back to after a sign-in. */
  here: string;
  /** What is there until it is known whether the search is followed. */
  place: ReactNode;
}

// A call takes more, but this is a line in lists and notices.
const maxNameLength = 200;

/** Follows a search, or says that it is followed; visitors sign in first. */
export function FollowSearch({ name, consulta, here, place }: FollowSearchProps) {
  const { t } = useTranslation('interest-profile');
  const isSignedIn = useSelector(selectPatron) !== null;
  const { data, error } = useListFollowedSearchesQuery(undefined, { skip: !isSignedIn });
  const [follow] = useFollowSearchMutation();
  const { run, isBusy } = useOneAtATime();
  const report = useReport();
  if (!isSignedIn) return <Link to={paths.loginFor(here)}>{t('followSearch')}</Link>;
  if (isNotFound(error)) return null;
  if (!data) return error ? null : place;
  if (data.some((followed) => followed.consulta === consulta))
    return <Link to={paths.area('pesquisas-seguidas')}>{t('searchFollowed')}</Link>;
  const body = { nome: name.slice(0, maxNameLength), consulta };
  return (
    <TextToggle
      type="button"
      aria-disabled={isBusy}
      onClick={() => void run(() => report(follow({ body }), t('nowFollowing', { name })))}
    >
      {t('followSearch')}
    </TextToggle>
  );
}
