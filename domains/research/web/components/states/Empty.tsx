/** A search without results: what was searched, and what to try instead, each with one click. */
import { Button, PlainLink, useFeature, useFormat } from '@mizan/platform/ui'
import type { SearchCountry } from '../../../schemas.ts'
import { otherCountry } from '../../country.ts'
import { useCall } from '../../data.ts'
import type { Scope } from '../../place.ts'
import { useText } from '../../text.ts'
import { useChangeCountry } from '../search/use-change-country.ts'
import { decisionFeatures } from './gates.tsx'
import { Examples } from './Start.tsx'
import classes from './states.module.css'

interface Props {
  scope: Scope
  q: string | undefined
  country: SearchCountry
  filtered: boolean
  onClear: () => void
  onEither?: () => void
  hrefWith: (change: { q: string }) => string
}

export function Empty({ scope, q = '', country, filtered, onClear, onEither, hrefWith }: Props) {
  const t = useText()
  const unquoted = q.replace(/["“”]/g, '').trim()
  const several = unquoted.includes(' ')
  return (
    <div className={classes.state}>
      <h2>{t('empty.title')}</h2>
      {q && <p>{t('empty.searched', { q })}</p>}
      <ul>
        {filtered && <li>{t('empty.filters')}</li>}
        {unquoted && unquoted !== q && (
          <li>
            {t('empty.quotes')} <PlainLink href={hrefWith({ q: unquoted })}>{unquoted}</PlainLink>
          </li>
        )}
        {several && <li>{t('empty.fewer')}</li>}
      </ul>
      <div className={classes.examples}>
        {filtered && <Button onClick={onClear}>{t('empty.clear')}</Button>}
        {several && onEither && (
          <Button variant="default" onClick={onEither}>
            {t('empty.either')}
          </Button>
        )}
        <OtherCountry scope={scope} q={q} country={country} />
      </div>
      <Examples
        scope={scope}
        country={country}
        title={<span className={classes.label}>{t('entry.examples')}</span>}
      />
    </div>
  )
}

/** The same words in the other country, with the number of results there. */
function OtherCountry({ scope, q, country }: { scope: Scope; q: string; country: SearchCountry }) {
  const t = useText()
  const format = useFormat()
  const changeCountry = useChangeCountry()
  const other = otherCountry(country)
  const open = useFeature(decisionFeatures[other]) === 'TurnedOn' || scope === 'laws'
  const call = scope === 'decisions' ? 'decisions.search' : 'laws.search'
  const body = { query: q, searchCountry: other, filters: {}, pageIndex: 0, pageSize: 1 } as const
  const { data } = useCall(call, { body: { ...body, facets: true } }, { enabled: open && q.length >= 2 })
  if (!open || (q && data?.total === 0)) return null
  const shown = data ? ` (${format.number(data.total)}${data.totalIsLowerBound ? '+' : ''})` : ''
  return (
    <Button variant="default" onClick={() => changeCountry(other)}>
      {t(`empty.in.${other}.${scope}`)}
      {shown}
    </Button>
  )
}
