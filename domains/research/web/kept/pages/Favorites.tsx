/** `/search/favorites`: decisions and articles that the person has starred, by folder. */
import {
  Button,
  Empty,
  LicenceGate,
  Page,
  PageHead,
  Pager,
  PlainLink,
  SearchField,
  Segmented,
} from '@mizan/platform/ui'
import { Found, RowsWaiting } from '@mizan/platform/ui/lists'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { FavoriteKind } from '../../../schemas.ts'
import { useCall } from '../../data.ts'
import { FavoriteEntry } from '../FavoriteEntry.tsx'
import { FolderBar } from '../FolderBar.tsx'
import classes from '../history.module.css'
import { useHasHistory } from '../licences.ts'
import { useKeptText } from '../text.ts'

const pageSize = 50

interface Shown {
  query: string
  pageIndex: number
  kind: FavoriteKind | 'all'
  /** Empty for all folders. */
  folderId: string
}

export const Favorites = () => (
  <LicenceGate licences={['case_search_favorites']}>
    <OpenFavorites />
  </LicenceGate>
)

function OpenFavorites() {
  const t = useKeptText()
  const hasHistory = useHasHistory()
  const [shown, setShown] = useState<Shown>({ query: '', pageIndex: 0, kind: 'all', folderId: '' })
  const show = (change: Partial<Shown>) => setShown({ ...shown, pageIndex: 0, ...change })
  const { query, pageIndex, kind, folderId } = shown
  const input = {
    query: { query, pageIndex, pageSize, ...(kind !== 'all' && { kind }), ...(folderId && { folderId }) },
  }
  const found = useCall('favorites.list', input, { placeholderData: keepPreviousData })
  const isNarrowed = query !== '' || kind !== 'all' || folderId !== ''
  return (
    <Page width="text">
      <PageHead
        title={t('favorites.title')}
        tools={hasHistory && <PlainLink href="/search/history">{t('history.title')}</PlainLink>}
        line={<p>{t('favorites.lead')}</p>}
      />
      <div className={classes.tools}>
        <SearchField
          name="favorites"
          label={t('favorites.search')}
          placeholder={t('favorites.search')}
          query={query}
          onChange={(next) => show({ query: next })}
        />
        <Segmented
          label={t('favorites.kind')}
          value={kind}
          onChange={(next) => show({ kind: next })}
          options={[
            { value: 'all', label: t('favorites.all') },
            { value: 'decision', label: t('favorites.decisions') },
            { value: 'article', label: t('favorites.articles') },
          ]}
        />
      </div>
      <FolderBar chosen={folderId} onChoose={(next) => show({ folderId: next })} />
      <Found found={found} failed={t('favorites.failed')} waiting={<RowsWaiting rows={6} />}>
        {({ items, total }) => (
          <>
            {items.length === 0 && <Nothing isNarrowed={isNarrowed} />}
            {items.length > 0 && (
              <ul className={classes.list} aria-label={t('favorites.label')}>
                {items.map((one) => (
                  <FavoriteEntry key={one.id} one={one} />
                ))}
              </ul>
            )}
            <Pager
              label={t('favorites.pages')}
              index={pageIndex}
              pages={Math.ceil(total / pageSize)}
              onChange={(next) => show({ pageIndex: next })}
            />
          </>
        )}
      </Found>
    </Page>
  )
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useKeptText()
  if (isNarrowed) return <Empty title={t('favorites.nothing')} />
  const action = (
    <Button variant="default" renderRoot={(props) => <PlainLink {...props} href="/search/case" />}>
      {t('favorites.emptyAction')}
    </Button>
  )
  return (
    <Empty title={t('favorites.empty')} action={action}>
      {t('favorites.emptyBody')}
    </Empty>
  )
}
