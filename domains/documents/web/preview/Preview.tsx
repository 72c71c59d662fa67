/** One document over the whole window: what it shows, and beside it its details, versions and readers. */
import { Button, Failure, IconButton, useLanguage, useMedia, Waiting } from '@mizan/platform/ui'
import { IconChevronLeft, IconChevronRight, IconDownload, IconInfoCircle } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { nameOfVersion } from '../../rules/names.ts'
import type { Document, Version } from '../../schemas/documents.ts'
import { useCall } from '../data.ts'
import { DocumentMenu } from '../menu/DocumentMenu.tsx'
import { useDownload } from '../use-download.ts'
import { FullScreen } from './FullScreen.tsx'
import classes from './preview.module.css'
import { Rail } from './Rail.tsx'
import { ShownFile } from './ShownFile.tsx'
import { useText } from './text.ts'
import { useShown } from './use-shown.ts'

const Compare = lazy(async () => ({ default: (await import('./compare/Compare.tsx')).Compare }))

interface Props {
  caseId: string
  documentId: string
  /** The documents of the list, in its order. */
  among: readonly Document[]
  onShow: (documentId: string) => void
  onClose: () => void
}

export function Preview({ caseId, documentId, among, onShow, onClose }: Props) {
  const t = useText()
  const known = among.find((one) => one.documentId === documentId)
  const found = useCall('documents.read', { params: { caseId, documentId } })
  const document = found.data ?? known
  const step = useSteps(documentId, among, onShow)
  if (document) return <Loaded key={documentId} {...{ caseId, document, step, onClose }} />
  return (
    <FullScreen
      title={t('loading')}
      shown={documentId}
      keys={{}}
      before={null}
      actions={null}
      onClose={onClose}
    >
      <div className={classes.paper} aria-busy={!found.error}>
        {found.error ? (
          <Failure error={found.error} onRetry={() => found.refetch()} />
        ) : (
          <Waiting height={480} />
        )}
      </div>
    </FullScreen>
  )
}

interface Steps {
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

function useSteps(documentId: string, among: readonly Document[], onShow: (id: string) => void): Steps {
  const at = among.findIndex((one) => one.documentId === documentId)
  const to = (other: Document | undefined) => other && (() => onShow(other.documentId))
  return { previous: at > 0 ? to(among[at - 1]) : undefined, next: at < 0 ? undefined : to(among[at + 1]) }
}

interface LoadedProps {
  caseId: string
  document: Document
  step: Steps
  onClose: () => void
}

function Loaded({ caseId, document, step, onClose }: LoadedProps) {
  const t = useText()
  const { documentId, name, latest } = document
  const [chosen, choose] = useState<Version>()
  const [compared, compare] = useCompared(caseId, document)
  const isWide = useMedia('(min-width: 64em)')
  const [isRailOpen, setRail] = useState(false)
  const version = chosen ?? latest
  const { download, isLoading } = useDownload(caseId)
  const language = useLanguage()
  const isOlder = chosen !== undefined && chosen.versionId !== latest.versionId
  const save = () =>
    download({
      documentId,
      versionId: version.versionId,
      name: isOlder ? nameOfVersion(name, version, language) : name,
    })
  return (
    <FullScreen
      title={name}
      shown={documentId}
      keys={{ j: step.next, k: step.previous }}
      before={<Neighbours {...step} />}
      actions={
        <>
          <Button leftSection={<IconDownload size={16} aria-hidden />} loading={isLoading} onClick={save}>
            {t('download')}
          </Button>
          <DocumentMenu {...{ caseId, documentId, name, document }} onGone={onClose} />
          {!isWide && (
            <IconButton
              icon={IconInfoCircle}
              label={t('rail')}
              aria-expanded={isRailOpen}
              onClick={() => setRail(!isRailOpen)}
            />
          )}
        </>
      }
      onClose={onClose}
    >
      <div className={classes.body}>
        {compared ? (
          <Suspense fallback={<Waiting height={480} />}>
            <Compare {...{ caseId, documentId, ...compared }} onBack={() => compare(undefined)} />
          </Suspense>
        ) : (
          <ShownFile
            key={version.versionId}
            {...{ caseId, documentId, version, name }}
            isOld={version.number < latest.number}
            onNewest={() => choose(undefined)}
            onDownload={save}
          />
        )}
        {(isWide || isRailOpen) && (
          <Rail
            {...{ caseId, document, version }}
            onShow={(one) => {
              choose(one.versionId === latest.versionId ? undefined : one)
              compare(undefined)
              setRail(false)
            }}
            onCompare={(before, after) => {
              compare({ before, after })
              setRail(false)
            }}
          />
        )}
      </div>
    </FullScreen>
  )
}

interface Pair {
  before: Version
  after: Version
}

/** The versions that are compared: those that were chosen here, or the last two if the address asks for it. */
function useCompared(caseId: string, { documentId }: Document) {
  const { isCompared, show } = useShown(caseId)
  const [chosen, choose] = useState<Pair>()
  const params = { caseId, documentId }
  const { data } = useCall('documents.versions', { params }, { enabled: isCompared })
  const [after, before] = (isCompared && data?.items) || []
  const asked = after && before ? { before, after } : undefined
  const put = (pair: Pair | undefined) => {
    choose(pair)
    if (isCompared) show(documentId, true)
  }
  return [chosen ?? asked, put] as const
}

function Neighbours({ previous, next }: Steps) {
  const t = useText()
  return (
    <span className={classes.neighbours}>
      <IconButton icon={IconChevronLeft} label={t('previous')} disabled={!previous} onClick={previous} />
      <IconButton icon={IconChevronRight} label={t('next')} disabled={!next} onClick={next} />
    </span>
  )
}
