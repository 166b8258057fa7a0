import type { RequestType } from '@catalogue/api-contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Conditions } from './Conditions';
import { SentRequests } from './SentRequests';

interface RequestPageProps {
  type: RequestType;
  children: ReactNode;
}

/** A screen of one request type: introduction, form, and the requests sent before. */
export function RequestPage({ type, children }: RequestPageProps) {
  const { t } = useTranslation('requests');
  const { key } = useLocation();
  return (
    <>
      {/* Again where a sent request below fills the form. */}
      <PageTitle size="area" focusKey={key}>
        {t(`form_${type}`)}
      </PageTitle>
      <div className="measure-narrow mt-3 mb-5">
        <p className="muted">{t(`lead_${type}`)}</p>
        <Conditions type={type} />
      </div>
      {children}
      <SentRequests type={type} />
    </>
  );
}
