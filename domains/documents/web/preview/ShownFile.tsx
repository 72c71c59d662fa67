/** What one version shows, each type in its own way; or why it is only downloaded. */
import { ApiError } from '@mizan/platform/contract/client'
import { Button, Empty, Failure } from '@mizan/platform/ui'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { shownAs } from '../../rules/preview.ts'
import type { Version } from '../../schemas/documents.ts'
import { useCall } from '../data.ts'
import { useSizes } from '../sizes.ts'
import { PaperWaiting } from './PaperWaiting.tsx'
import classes from './preview.module.css'
import { useText } from './text.ts'
import { useTicket } from './use-ticket.ts'
import type { PdfFault } from './views/pdf-fault.ts'

const Pdf = lazy(async () => ({ default: (await import('./views/PdfView.tsx')).PdfView }))
const Media = lazy(async () => ({ default: (await import('./views/MediaView.tsx')).MediaView }))
const Structure = lazy(async () => ({ default: (await import('./views/StructureView.tsx')).StructureView }))

interface Props {
  caseId: string
  documentId: string
  version: Version
  name: string
  isOld: boolean
  onNewest: () => void
  onDownload: () => void
}

export function ShownFile({ isOld, onNewest, ...file }: Props) {
  const t = useText()
  return (
    <div className={classes.paper}>
      {isOld && (
        <p className={classes.remark} role="status">
          {t('version.old', { number: file.version.number })}{' '}
          <Button variant="default" px="xs" onClick={onNewest}>
            {t('version.newest')}
          </Button>
        </p>
      )}
      <Suspense fallback={<PaperWaiting />}>
        <ByType {...file} />
      </Suspense>
    </div>
  )
}

type FileProps = Omit<Props, 'isOld' | 'onNewest'>

function ByType(file: FileProps) {
  const { caseId, documentId, version, name, onDownload } = file
  const shown = shownAs(version)
  if (shown === 'type' || shown === 'macros' || shown === 'size')
    return <Only reason={shown} size={version.size} onDownload={onDownload} />
  if (shown === 'structure') return <Read {...{ caseId, documentId, version, name, onDownload }} />
  return <Ticketed {...file} as={shown} />
}

interface OnlyProps {
  reason: 'type' | 'macros' | 'size' | 'broken' | 'password'
  size?: number
  onDownload: () => void
}

/** In place of a file that is not shown. */
function Only({ reason, size = 0, onDownload }: OnlyProps) {
  const t = useText()
  const sizeOf = useSizes()
  return (
    <NotShown onDownload={onDownload}>
      {reason === 'size' ? t('only.size', { size: sizeOf(size) }) : t(`only.${reason}`)}
    </NotShown>
  )
}

function NotShown({ onDownload, children }: { onDownload: () => void; children: ReactNode }) {
  const t = useText()
  const action = (
    <Button variant="default" onClick={onDownload}>
      {t('download')}
    </Button>
  )
  return (
    <div role="status">
      <Empty title={t('none')} action={action}>
        {children}
      </Empty>
    </div>
  )
}

function Ticketed({
  caseId,
  documentId,
  version,
  name,
  onDownload,
  as,
}: FileProps & { as: 'pdf' | 'image' | 'audio' | 'video' }) {
  const { address, error, renew } = useTicket(caseId, { documentId, versionId: version.versionId })
  const [isShown, setShown] = useState(false)
  const onShown = useCallback(() => setShown(true), [])
  const [tries, setTries] = useState(0)
  useReaderNoted(isShown)
  if (error) return <Failure error={error} onRetry={() => void renew()} />
  if (!address) return <PaperWaiting />
  const again = () => void renew().then(() => setTries(tries + 1))
  const broken = (reason: PdfFault) =>
    reason === 'unreachable' ? (
      <Failure error={new ApiError(0, '', '')} onRetry={again} />
    ) : (
      <Only reason={reason} onDownload={onDownload} />
    )
  if (as === 'pdf') return <Pdf key={tries} {...{ address, broken, onShown }} />
  return <Media key={tries} {...{ as, address, name, broken, onShown }} onRenew={() => void renew()} />
}

function Read({ caseId, documentId, version, name, onDownload }: FileProps) {
  const { versionId } = version
  const found = useCall(
    'documents.preview',
    { params: { caseId, documentId }, query: { versionId } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 300_000 },
  )
  useReaderNoted(found.data !== undefined)
  if (found.data) return <Structure view={found.data.view} name={name} />
  if (!found.error) return <PaperWaiting />
  // What the file is, no further try changes.
  const isOfFile = [413, 415, 422].includes(found.error.status)
  if (isOfFile) return <NotShown onDownload={onDownload}>{found.error.message}</NotShown>
  return <Failure error={found.error} onRetry={() => found.refetch()} />
}

/** Whoever is shown a document has read it, which the list of readers beside it did not know yet. */
function useReaderNoted(isShown: boolean): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (isShown) void cache.invalidateQueries({ queryKey: ['documents.readers'] })
  }, [isShown, cache])
}
