import { Fragment, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { selectPatron } from '../../shared/session';
import { PartHeading, useReturnToPart } from '../../shared/ui/PartHeading';
import { TabSection } from '../../shared/ui/TabSection';
import { SignInHere } from './lazySignIn';
import type { SignInHereProps } from './SignInHere';

interface PatronTabProps extends Pick<SignInHereProps, 'title' | 'reason'> {
  heading: string;
  /** For a patron and a title; another patron or title starts anew. */
  children: (codAcervo: string) => ReactNode;
}

/** A tab of a title for patrons; visitors sign in here (ruling B25). */
export function PatronTab({ heading, children, ...signIn }: PatronTabProps) {
  const { codAcervo = '' } = useParams();
  const patron = useSelector(selectPatron);
  const returnToPart = useReturnToPart();
  return (
    <TabSection>
      <PartHeading>{heading}</PartHeading>
      {patron ? (
        <Fragment key={`${codAcervo} ${patron.user.cod_pessoa}`}>{children(codAcervo)}</Fragment>
      ) : (
        <SignInHere {...signIn} onSignedIn={returnToPart} />
      )}
    </TabSection>
  );
}
