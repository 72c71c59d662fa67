/** One line above a list of decisions: the articles of laws that the same words lead to. */
import { PlainLink } from '@mizan/platform/ui'
import { IconArticle } from '@tabler/icons-react'
import { articleCitation } from '../../../../rules/law-citation.ts'
import type { LawHit, SearchCountry } from '../../../../schemas.ts'
import { readLawAddress } from '../../../address/laws.ts'
import { useCall } from '../../../data.ts'
import { lawLabel } from '../../../law-names.ts'
import { articleHref, lawSearchHref } from '../../../targets.ts'
import { RepealMark } from '../../RepealMark.tsx'
import classes from './articles.module.css'
import { useText } from './text.ts'

const most = 3

export function MatchingArticles({ q, country }: { q: string; country: SearchCountry }) {
  const t = useText()
  const body = { query: q, searchCountry: country, pageSize: most, facets: false }
  const { data, error } = useCall('laws.search', { body }, { staleTime: 60_000 })
  if (error) return null
  // Articles that have only some of the words would be a guess.
  const hits = data && data.matched !== 'any' ? data.items : []
  return (
    <nav className={classes.line} aria-label={t('label')} aria-busy={!data}>
      <IconArticle size={18} stroke={1.7} aria-hidden />
      {hits.length > 0 && (
        <ul>
          {hits.map((hit) => (
            <Article key={hit.id} hit={hit} q={q} />
          ))}
        </ul>
      )}
      {data && hits.length === 0 && <span className={classes.none}>{t('none')}</span>}
      {data && <PlainLink href={lawSearchHref(country, readLawAddress({}), { q })}>{t('all')}</PlainLink>}
    </nav>
  )
}

function Article({ hit, q }: { hit: LawHit; q: string }) {
  const { law, articleNo, heading } = hit
  return (
    <li>
      <PlainLink
        href={articleHref(law.country, law.id, hit.id, q)}
        title={[articleCitation(law, articleNo), heading].filter(Boolean).join(' – ')}
      >
        <b>{lawLabel({ lawNumber: law.lawNumber, articleNo }, law.country)}</b>
        {heading && ` ${heading}`}
      </PlainLink>
      {hit.repeal && <RepealMark repeal={hit.repeal} />}
    </li>
  )
}
