/** `/case-management/documents`: searches the documents of all cases that one may read. */
import { focusListSearch, OfficeScreen, PageHead, SearchField, useTitle } from '@mizan/platform/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type DocumentKind, documentKinds } from '../../data/types.ts'
import { useText as useDocumentText } from '../text.ts'
import { DayFilter } from './DayFilter.tsx'
import { Opening } from './Opening.tsx'
import { Results } from './Results.tsx'
import type { SearchAddress } from './routes.tsx'
import classes from './search.module.css'
import { useText } from './text.ts'

const route = getRouteApi('/case-management/documents')

export function DocumentSearchPage() {
  const t = useText()
  useTitle(t('title'))
  return (
    <OfficeScreen name={t('title')} module="cases" forbidden={{ title: t('failed') }} width="text">
      <Search />
    </OfficeScreen>
  )
}

function Search() {
  const t = useText()
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const { query = '', ...filter } = address
  // Whoever comes with a query reads what was found.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the screen is opened
  useEffect(() => {
    if (query === '') focusListSearch()
  }, [])
  const change = (next: Partial<SearchAddress>) =>
    void navigate({ search: (former) => withoutEmpty({ ...former, ...next }), replace: true })
  return (
    <>
      <PageHead title={t('title')} line={<p>{t('lead')}</p>} />
      <SearchField
        name="documents-text"
        label={t('label')}
        placeholder={t('placeholder')}
        className={classes.field}
        query={query}
        onChange={(typed) => change({ query: typed })}
      />
      <Filters {...filter} onChange={change} />
      {query.trim() === '' && <Opening />}
      {query.trim() !== '' && !isReversed(filter) && (
        <Results asked={{ query, ...filter }} onClear={() => change({ query: '' })} />
      )}
    </>
  )
}

/** Then its field says so, and nothing could be found. */
const isReversed = ({ from = '', to = '' }: SearchAddress): boolean => from !== '' && to !== '' && to < from

const withoutEmpty = (address: SearchAddress): SearchAddress =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== '' && value !== undefined))

interface FilterProps extends Omit<SearchAddress, 'query'> {
  onChange: (next: Partial<SearchAddress>) => void
}

function Filters({ kind = '' as DocumentKind, sort, from = '', to = '', onChange }: FilterProps) {
  const t = useText()
  const word = useDocumentText()
  return (
    <div className={classes.filters}>
      <label>
        {t('kind')}
        <select value={kind} onChange={({ target }) => onChange({ kind: target.value as DocumentKind })}>
          <option value="">{t('everyKind')}</option>
          {documentKinds.map((one) => (
            <option key={one} value={one}>
              {word(`kind.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('sort')}
        <select
          value={sort ?? 'relevance'}
          onChange={({ target }) => onChange({ sort: target.value === 'newest' ? 'newest' : undefined })}
        >
          <option value="relevance">{t('relevance')}</option>
          <option value="newest">{t('newest')}</option>
        </select>
      </label>
      <DayFilter label={t('from')} name="from" day={from} onChange={(day) => onChange({ from: day })} />
      <DayFilter
        label={t('to')}
        name="to"
        day={to}
        error={isReversed({ from, to }) ? t('reversed') : undefined}
        onChange={(day) => onChange({ to: day })}
      />
    </div>
  )
}
