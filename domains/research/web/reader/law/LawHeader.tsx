/** The facts of a law: name, number, kind, dates, gazette, and the address of its official text. */
import { PageHead, useFormat, useLanguage } from '@mizan/platform/ui'
import { properTitle } from '../../../rules/law-titles.ts'
import { officialLaw } from '../../../rules/official-address.ts'
import type { LawSummary } from '../../../schemas.ts'
import { lawKind } from '../../law-kinds.ts'
import { Facts } from '../Facts.tsx'
import classes from '../head.module.css'
import { sourceOf } from '../SourceLink.tsx'
import { useBackToResults } from '../use-back-to-results.ts'
import { useText } from '../words.ts'

export function LawHeader({ law, searched }: { law: LawSummary; searched: boolean }) {
  const t = useText()
  const language = useLanguage()
  const { date, number } = useFormat()
  const back = useBackToResults(searched)
  return (
    <div className={classes.head}>
      <PageHead
        back={back}
        title={properTitle(law.title)}
        lang="tr"
        beside={
          <div className={classes.marks}>
            <span className={classes.badge}>{law.abbreviation ?? law.lawNumber}</span>
            {(law.summary || law.sample) && <span className={classes.mark}>{t('summary')}</span>}
          </div>
        }
      />
      <Facts
        facts={[
          [t('facts.lawNumber'), law.lawNumber],
          [t('facts.kind'), lawKind(law.kind, language)],
          [t('facts.acceptedOn'), law.acceptedOn && date(law.acceptedOn)],
          [t('facts.publishedOn'), law.publishedOn && date(law.publishedOn)],
          [t('facts.gazette'), law.gazetteNumber],
          [t('facts.articles'), number(law.articleCount)],
          [t('source'), sourceOf({ name: law.source, url: officialLaw(law), label: t('official') })],
        ]}
      />
    </div>
  )
}
