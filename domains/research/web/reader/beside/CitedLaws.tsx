/** The laws that a decision cites, each with its articles as links. */
import { Link } from '@tanstack/react-router'
import type { LawReference, SearchCountry } from '../../../schemas.ts'
import { properTitle } from '../quote/citations.ts'
import { lawAddress } from '../text/addresses.ts'
import { useText } from '../words.ts'
import classes from './beside.module.css'

function byLaw(references: readonly LawReference[]): [LawReference, LawReference[]][] {
  const laws = Map.groupBy(references, ({ lawNumber, lawId }) => lawId ?? lawNumber)
  return [...laws.values()].map((ofLaw) => [
    ofLaw[0] as LawReference,
    ofLaw.filter(({ articleNo }) => articleNo !== null),
  ])
}

function ArticleMark({ country, article }: { country: SearchCountry; article: LawReference }) {
  const t = useText()
  const label = t('beside.article', { no: article.articleNo })
  const address = article.chunkId ? lawAddress(country, article) : null
  return address ? (
    <Link to={address} className={classes.chip}>
      {label}
    </Link>
  ) : (
    <span className={classes.chip} title={t('preview.absent')} data-absent>
      {label}
    </span>
  )
}

export function CitedLaws({
  country,
  references,
}: {
  country: SearchCountry
  references: readonly LawReference[]
}) {
  const t = useText()
  if (references.length === 0) return <p className={classes.quiet}>{t('beside.noLaws')}</p>
  return (
    <ul className={classes.laws}>
      {byLaw(references).map(([law, articles]) => {
        const name = law.lawTitle ? `${law.lawNumber} ${properTitle(law.lawTitle)}` : law.lawNumber
        const address = lawAddress(country, { ...law, chunkId: null })
        return (
          <li key={law.lawId ?? law.lawNumber}>
            {address ? <Link to={address}>{name}</Link> : <span title={t('preview.absent')}>{name}</span>}
            {articles.length > 0 && (
              <span className={classes.chips}>
                {articles.map((article) => (
                  <ArticleMark key={article.articleNo} country={country} article={article} />
                ))}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
