/** The laws that a decision cites, each with its articles as links. */
import { PlainLink, useLanguage } from '@mizan/platform/ui'
import { useState } from 'react'
import { articleMark } from '../../../rules/law-citation.ts'
import { properTitle } from '../../../rules/law-titles.ts'
import type { LawReference } from '../../../schemas.ts'
import { RepealMark } from '../../components/RepealMark.tsx'
import { lawReferenceHref } from '../../targets.ts'
import { useText } from '../words.ts'
import classes from './beside.module.css'

function byLaw(references: readonly LawReference[]): [LawReference, LawReference[]][] {
  const laws = Map.groupBy(references, ({ lawNumber, lawId }) => lawId ?? lawNumber)
  return [...laws.values()].map((ofLaw) => [
    ofLaw[0] as LawReference,
    ofLaw.filter(({ articleNo }) => articleNo !== null),
  ])
}

function ArticleMark({ article }: { article: LawReference }) {
  const t = useText()
  const language = useLanguage()
  const no = article.articleNo ?? ''
  const label = language === 'tr' ? articleMark(no) : t('beside.article', { no })
  const address = article.chunkId ? lawReferenceHref(article) : null
  return address ? (
    <PlainLink href={address} className={classes.chip}>
      {label}
    </PlainLink>
  ) : (
    <span className={classes.chip} title={t('preview.absent')} data-absent>
      {label}
    </span>
  )
}

function CitedLaw({ law, articles }: { law: LawReference; articles: LawReference[] }) {
  const t = useText()
  const name = law.lawTitle ? `${law.lawNumber} ${properTitle(law.lawTitle)}` : law.lawNumber
  const address = lawReferenceHref({ ...law, chunkId: null })
  return (
    <li>
      {address ? (
        <PlainLink href={address} className={classes.law} title={name}>
          {name}
        </PlainLink>
      ) : (
        <span title={t('preview.absent')}>{name}</span>
      )}
      {articles.length > 0 && (
        <span className={classes.chips}>
          {articles.map((article) => (
            <span key={article.articleNo} className={classes.marked}>
              <ArticleMark article={article} />
              {article.repeal && <RepealMark repeal={article.repeal} />}
            </span>
          ))}
        </span>
      )}
    </li>
  )
}

/** As many as leave the lists below visible. */
const shownAtFirst = 5

export function CitedLaws({ references }: { references: readonly LawReference[] }) {
  const t = useText()
  const [all, setAll] = useState(false)
  if (references.length === 0) return <p className={classes.quiet}>{t('beside.noLaws')}</p>
  const laws = byLaw(references)
  return (
    <>
      <ul className={classes.laws}>
        {laws.slice(0, all ? laws.length : shownAtFirst).map(([law, articles]) => (
          <CitedLaw key={law.lawId ?? law.lawNumber} law={law} articles={articles} />
        ))}
      </ul>
      {!all && laws.length > shownAtFirst && (
        <button type="button" className={classes.more} onClick={() => setAll(true)}>
          {t('beside.allLaws', { n: laws.length })}
        </button>
      )}
    </>
  )
}
