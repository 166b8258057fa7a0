import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { TextField } from '../../../shared/ui/TextField';
import { newCampus, type Campus, type Library } from './institutionDraft';
import { RowEditor, type RowsProps } from './RowEditor';

interface CampusFieldsProps extends RowsProps<Campus> {
  libraries: readonly Library[];
  /** Removes the campus that is shown; its libraries are on the other one then. */
  onRemove: (other: Campus) => void;
}

/** The campuses, by their names. */
export function CampusFields({ libraries, onRemove, ...props }: CampusFieldsProps) {
  const { t } = useTranslation('demo');
  const [isAsked, setAsked] = useState(false);
  const { rows, chosen, field } = props;
  const campus = rows[chosen];
  const others = rows.filter((_, at) => at !== chosen);
  const there = libraries.filter(({ cod_campus }) => cod_campus === campus?.cod_campus);
  const [other] = others;
  return (
    <fieldset>
      <legend>{t('campuses')}</legend>
      <RowEditor
        {...props}
        which={t('whichCampus')}
        newRow={() => newCampus(rows, t('newCampus'))}
        addLabel={t('newCampus')}
        removeLabel={t('removeCampus')}
        removeReason={there.length > 0 && !other ? t('campusOnly') : undefined}
        keepsPublished
        onRemove={there.length > 0 ? () => setAsked(true) : undefined}
      >
        {(row, put) => (
          <TextField
            {...field({ name: 'nome_campus' })}
            value={row.nome_campus}
            onChange={(nome_campus) => put({ ...row, nome_campus })}
          />
        )}
      </RowEditor>
      {campus && other && (
        <ConfirmDialog
          isOpen={isAsked}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            onRemove(other);
          }}
          title={t('removeCampusAsk', { name: props.names[chosen] })}
          confirmLabel={t('removeCampus')}
        >
          {t('removeCampusWhat', {
            count: there.length,
            libraries: there.map(({ desc_biblioteca, sigla }) => desc_biblioteca || sigla).join(', '),
            campus: other.nome_campus,
          })}
        </ConfirmDialog>
      )}
    </fieldset>
  );
}
