/** The table of documents with its search, its buttons, and the panel of one document. Names and texts are searched at once. */
import { Empty, SearchField, Segmented, useListKeys, useScreenKeys } from '@mizan/platform/ui'
import { BinButton, Found, ListTools, ListTurns, listPage, RowsWaiting } from '@mizan/platform/ui/lists'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { DocumentPage, documentOrders } from '../../schemas.ts'
import { BulkBar } from '../bulk/BulkBar.tsx'
import { type Chosen, useChosen } from '../bulk/use-chosen.ts'
import { useCall } from '../data.ts'
import { PreviewHost } from '../preview/PreviewHost.tsx'
import { useShown } from '../preview/use-shown.ts'
import { Results } from '../search/Results.tsx'
import { useText } from '../text.ts'
import { uploads } from '../tray/uploads.ts'
import { DocumentTable } from './DocumentTable.tsx'
import { FileButton } from './FileButton.tsx'
import classes from './list.module.css'

const Panel = lazy(async () => ({ default: (await import('./DocumentPanel.tsx')).DocumentPanel }))

interface Props {
  caseId: string
  caseTitle: string
  mayAdd: boolean
  onBin: () => void
}

export interface Order {
  sort: (typeof documentOrders)[number]
  direction: 'ascending' | 'descending'
}

export function DocumentList({ caseId, caseTitle, mayAdd, onBin }: Props) {
  const t = useText()
  const [query, setQuery] = useState('')
  const [order, setOrder] = useState<Order>({ sort: 'date', direction: 'descending' })
  const [section, setSection] = useState<Section>('all')
  const [pageIndex, setPage] = useState(0)
  const isSearched = query.trim() !== ''
  const chosenSection = section === 'all' ? {} : { section }
  const asked = { ...order, ...chosenSection, pageIndex, pageSize: listPage, ...(isSearched && { query }) }
  const found = useCall(
    'documents.list',
    { params: { caseId }, query: asked },
    { placeholderData: keepPreviousData },
  )
  const chosen = useChosen(found.data?.items ?? [])
  const search = (text: string) => {
    setQuery(text)
    setPage(0)
  }
  const isChosen = chosen.documents.length > 0
  return (
    <Found found={found} failed={t('list.failed')} waiting={<RowsWaiting rows={5} />}>
      {(page) => (
        <>
          <PreviewHost caseId={caseId} among={page.items} />
          {isChosen && <BulkBar {...{ caseId, caseTitle, chosen }} />}
          <ListTools
            isSwapped={isChosen}
            search={
              <>
                {(page.total > 0 || isSearched) && <Search query={query} onChange={search} />}
                {(page.ofCourt > 0 || section !== 'all') && (
                  <Sections
                    section={section}
                    onChoose={(next) => {
                      setSection(next)
                      setPage(0)
                    }}
                  />
                )}
              </>
            }
          >
            <BinButton count={page.inBin} onOpen={onBin} />
            {mayAdd && <FileButton onFiles={(files) => uploads.add(caseId, files)}>{t('add')}</FileButton>}
          </ListTools>
          {isSearched && page.total > 0 && (
            <p role="status" className={classes.named}>
              {t('search.named', { count: page.total })}
            </p>
          )}
          <Shown
            {...{ caseId, mayAdd, order, chosen, isSearched, page }}
            isOld={found.isPlaceholderData}
            onOrder={(next) => {
              setOrder(next)
              setPage(0)
            }}
            onTurn={setPage}
          />
          {isSearched && <Results asked={{ query, caseId }} named={page.total} onClear={() => search('')} />}
        </>
      )}
    </Found>
  )
}

const sections = ['all', 'office', 'court'] as const
type Section = (typeof sections)[number]

/** What the portal of the courts has is many documents beside the office's own. */
function Sections({ section, onChoose }: { section: Section; onChoose: (section: Section) => void }) {
  const t = useText()
  const options = sections.map((value) => ({ value, label: t(`section.${value}`) }))
  return <Segmented label={t('section.label')} value={section} options={options} onChange={onChoose} />
}

function Search({ query, onChange }: { query: string; onChange: (text: string) => void }) {
  const t = useText()
  return (
    <SearchField
      name="document"
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      className={classes.search}
      query={query}
      onChange={onChange}
    />
  )
}

const focusedDocument = () =>
  document.activeElement?.closest<HTMLElement>('[data-document]')?.dataset.document

interface ShownProps {
  caseId: string
  mayAdd: boolean
  page: DocumentPage
  order: Order
  chosen: Chosen
  /** The next answer is awaited. */
  isOld: boolean
  isSearched: boolean
  onOrder: (order: Order) => void
  onTurn: (page: number) => void
}

function Shown(props: ShownProps) {
  const t = useText()
  const { inPanel: open, show, showInPanel } = useShown(props.caseId)
  const { caseId, mayAdd, page, order, chosen, isOld, isSearched, onOrder, onTurn } = props
  useListKeys(true)
  const withFocused = (work: (documentId: string) => void) => () => {
    const documentId = focusedDocument()
    if (documentId) work(documentId)
  }
  useScreenKeys({
    x: withFocused(chosen.toggle),
    X: withFocused(chosen.extend),
    Escape: open === undefined ? chosen.clear : undefined,
  })
  const step = (by: 1 | -1) => {
    const at = page.items.findIndex(({ documentId }) => documentId === open)
    const next = at < 0 ? undefined : page.items[at + by]
    if (next) showInPanel(next.documentId, true)
  }
  const close = () => {
    show(undefined, true)
    document.querySelector<HTMLElement>(`[data-document="${open}"] [data-result]`)?.focus()
  }
  return (
    <>
      {page.total === 0 && !isSearched && (
        <Empty title={t('list.empty')}>{mayAdd ? t('list.emptyBody') : t('list.emptyRead')}</Empty>
      )}
      {page.total > 0 && (
        <ListTurns pager={t('list.pager')} {...{ page, isOld, onTurn }}>
          <DocumentTable
            {...{ caseId, order, chosen, onOrder }}
            documents={page.items}
            onShow={({ documentId }) => show(documentId, false)}
            onOpen={({ documentId }) => showInPanel(documentId, open !== undefined)}
          />
        </ListTurns>
      )}
      <Suspense>
        {open !== undefined && (
          <Panel
            {...{ caseId, documentId: open }}
            known={page.items.find(({ documentId }) => documentId === open)}
            onClose={close}
            onStep={step}
          />
        )}
      </Suspense>
    </>
  )
}
