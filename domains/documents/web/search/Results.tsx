/** The documents in which the words of a query stand, and the recordings in which they are heard, each with the passages. */
import { Button, CutName, Empty, Failure, IconButton, Pager, PlainLink, useFormat } from '@mizan/platform/ui'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentSearch, FoundDocument } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { KindIcon } from '../list/KindIcon.tsx'
import { HitMenu } from '../menu/HitMenu.tsx'
import { useDownload } from '../use-download.ts'
import { Marked } from './Marked.tsx'
import { FirstResults } from './Opening.tsx'
import { addressOf, clockOf } from './places.ts'
import classes from './search.module.css'
import { useText } from './text.ts'

type Asked = Omit<Partial<DocumentSearch>, 'pageIndex' | 'pageSize'> & { query: string }

interface Props {
  asked: Asked
  /** How many were found by their names, where these are searched too. */
  named?: number
  /** What is said if nothing is found; of documents unless it is another. */
  none?: string
  onClear: () => void
}

const pageSize = 20

/** The first page of each question. */
export const Results = (props: Props) => <Pages key={JSON.stringify(props.asked)} {...props} />

function Pages({ asked, named, none, onClear }: Props) {
  const t = useText()
  const format = useFormat()
  const [pageIndex, setPage] = useState(0)
  const found = useCall(
    'documents.search',
    { body: { ...asked, pageIndex, pageSize } },
    { placeholderData: keepPreviousData },
  )
  if (found.error)
    return (
      <>
        {found.error.code !== 'document.keys_locked' && <p className={classes.failed}>{t('failed')}</p>}
        <Failure error={found.error} onRetry={() => found.refetch()} />
      </>
    )
  if (!found.data) return <FirstResults />
  const { items, total } = found.data
  const isNamed = named !== undefined && named > 0
  return (
    <section aria-label={t('results')} aria-busy={found.isPlaceholderData}>
      <p role="status" className={classes.count}>
        {total > 0 && t('count', { count: total, number: format.number(total) })}
        {total === 0 && isNamed && t('none')}
      </p>
      {total === 0 && !isNamed && (
        <Empty
          title={none ?? (named === undefined ? t('none') : t('noneAtAll'))}
          action={
            <Button variant="default" onClick={onClear}>
              {t('clear')}
            </Button>
          }
        >
          {t('noneBody')}
        </Empty>
      )}
      <ul className={classes.found}>
        {items.map((document) => (
          <li key={document.versionId}>
            <Found document={document} isOfOneCase={asked.caseId !== undefined} />
          </li>
        ))}
      </ul>
      <Pager label={t('pager')} index={pageIndex} pages={Math.ceil(total / pageSize)} onChange={setPage} />
    </section>
  )
}

function Found({ document, isOfOneCase }: { document: FoundDocument; isOfOneCase: boolean }) {
  const t = useText()
  const format = useFormat()
  const { source, name, kind, case: ofCase, addedAt, recognised, passages } = document
  return (
    <>
      <div className={classes.line}>
        <KindIcon kind={kind} />
        <h2>
          <PlainLink href={addressOf(document, passages[0])}>
            <CutName name={name} />
          </PlainLink>
        </h2>
        {source === 'documents' && (
          <>
            <Download document={document} />
            <HitMenu caseId={ofCase.caseId} documentId={document.documentId} name={name} />
          </>
        )}
      </div>
      <p className={classes.about}>
        {!isOfOneCase && (
          <PlainLink href={`/case-management/${ofCase.caseId}?tab=${source}`}>
            {ofCase.title} · {ofCase.number}
          </PlainLink>
        )}
        {source !== 'documents' && <span>{t('spoken')}</span>}
        <span>{format.day(addedAt)}</span>
        {recognised && <span>{t('recognised')}</span>}
      </p>
      {passages.map((passage) => (
        <p key={`${passage.page} ${passage.text}`} className={classes.passage}>
          … <Marked text={passage.text} ranges={passage.ranges} /> … <Place of={document} passage={passage} />
        </p>
      ))}
    </>
  )
}

type Passage = FoundDocument['passages'][number]

/** The page, or the moment at which it is heard: a press goes there. */
function Place({ of, passage }: { of: FoundDocument; passage: Passage }) {
  const t = useText()
  const { page, spoken } = passage
  if (page !== null) return <span className={classes.place}>{t('page', { page })}</span>
  if (!spoken || spoken.atMs === null) return null
  const clock = clockOf(spoken.atMs)
  return (
    <PlainLink
      className={classes.place}
      href={addressOf(of, passage)}
      aria-label={t('heardAt', { name: of.name, clock })}
    >
      {clock}
    </PlainLink>
  )
}

function Download({ document: { case: ofCase, documentId, name } }: { document: FoundDocument }) {
  const t = useText()
  const { download, isLoading } = useDownload(ofCase.caseId)
  return (
    <IconButton
      icon={IconDownload}
      label={t('download', { name })}
      disabled={isLoading}
      onClick={() => download({ documentId, name })}
    />
  )
}
