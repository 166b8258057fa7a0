import { addDays } from '@catalogue/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../shared/dates';
import { Button } from '../../shared/ui/Button';
import { ErrorSummary } from '../../shared/ui/ErrorSummary';
import { Form, FormActions } from '../../shared/ui/Form';
import { useSubmitOnce } from '../../shared/useSubmitOnce';
import { useValidityFlaw, usualDays, ValidityField } from './ValidityField';
import { Libraries, type Options } from './WishFields';

type ErrorOf = (id: string) => string | undefined;

interface FollowFormProps {
  options: Options;
  /** The error of each field before the validity; null: none. */
  checks: readonly { id: string; text: string | null }[];
  validityId: string;
  /** For items that are followed for some libraries: the field's id, and the chosen ones. */
  libraries?: { id: string; chosen: readonly string[] };
  /** The validity in the draft, if it was changed. */
  validity: string | undefined;
  change: (part: { libraries?: string[]; validity?: string }) => void;
  /** Number of chosen items. */
  count: number;
  countLabel: 'followSerialsCount' | 'followTypesCount' | 'followTopicsCount';
  save: (validade: string) => PromiseLike<{ error?: unknown }>;
  /** Clears the draft after it was sent. */
  forget: () => void;
  /** The search for items, which is a form of its own above this one. */
  search?: (errorOf: ErrorOf) => ReactNode;
  /** The fields before the validity. */
  children?: (errorOf: ErrorOf) => ReactNode;
}

/** Follows the chosen items until a date, and announces the new count; a failed write leaves the form unchanged. */
export function FollowForm(props: FollowFormProps) {
  const { options, checks, validityId, libraries, change, count, countLabel, save, forget, search, children } = props;
  const { t } = useTranslation('interest-profile');
  const today = useToday();
  const validityFlaw = useValidityFlaw();
  const { validity = addDays(today, usualDays) } = props;
  const flaws = [...checks, { id: validityId, text: validityFlaw(validity) }].flatMap(({ id, text }) =>
    text === null ? [] : { id, text },
  );
  const { attempt, errorOf, isSending, submit } = useSubmitOnce({
    flaws,
    save: () => save(validity),
    forget,
    message: () => t('following', { count }),
  });
  const summary = <ErrorSummary errors={flaws} attempt={attempt} />;
  return (
    <>
      {search && summary}
      {search?.(errorOf)}
      <Form onSubmit={submit} noValidate>
        {!search && summary}
        {children?.(errorOf)}
        {libraries && (
          <Libraries isFolded {...libraries} options={options} onChange={(next) => change({ libraries: next })} />
        )}
        <ValidityField
          id={validityId}
          maxDays={options.maximo_dias}
          value={validity}
          onChange={(next) => change({ validity: next })}
          error={errorOf(validityId)}
        />
        <FormActions>
          <Button type="submit" variant="brand" busy={isSending} busyLabel={t('saving')}>
            {count === 0 ? t('follow') : t(countLabel, { count })}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
