import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../shared/QueryView';
import { styled } from '../../../shared/theme/styled';
import { OpenIcon } from '../../../shared/ui/icons';
import { useListQuestionsQuery } from '../../site/public';
import { SectionHead } from '../layout';
import { Paragraphs } from './Paragraphs';

const List = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
  },
});
const Question = styled('details', {
  base: {
    borderTop: '1px solid var(--borda)',
    '& > :last-child': { paddingBottom: 'e4' },
    '&[open] > summary .lucide': { transform: 'rotate(180deg)' },
  },
});
const Words = styled('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'e3',
    minHeight: '3.25rem',
    listStyle: 'none',
    fontWeight: 'strong',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& > .lucide': { flex: 'none', width: '1rem', height: '1rem' },
  },
});

/** Frequent questions, as native disclosures, so that find-in-page works inside them. */
export function Questions() {
  const { t } = useTranslation('search');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHead>
        <h2 id={heading}>{t('questions')}</h2>
      </SectionHead>
      <QueryView query={useListQuestionsQuery()} failed={t('questionsFailed')} empty={<p>{t('noQuestions')}</p>}>
        {(questions) => (
          <List>
            {questions.map(({ pergunta, resposta }) => (
              <li key={pergunta}>
                <Question>
                  <Words>
                    {pergunta} <OpenIcon />
                  </Words>
                  <Paragraphs text={resposta} />
                </Question>
              </li>
            ))}
          </List>
        )}
      </QueryView>
    </section>
  );
}
