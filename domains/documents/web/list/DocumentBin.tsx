/** Deleted documents with the days that they have left. */
import { Bin, BinnedLine, listPage, useBinNotices } from '@mizan/platform/ui/lists'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Document } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import { KindIcon } from './KindIcon.tsx'

export function DocumentBin({ caseId, onBack }: { caseId: string; onBack: () => void }) {
  const t = useText()
  const [pageIndex, setPage] = useState(0)
  const found = useCall(
    'documents.list',
    { params: { caseId }, query: { bin: 'true', pageIndex, pageSize: listPage } },
    { placeholderData: keepPreviousData },
  )
  const says = { back: t('binned.back'), emptyBody: t('binned.emptyBody'), pager: t('list.pager') }
  return (
    <Bin says={says} found={found} onTurn={setPage} onBack={onBack}>
      {(document) => <Line key={document.documentId} caseId={caseId} document={document} />}
    </Bin>
  )
}

function Line({ caseId, document }: { caseId: string; document: Document }) {
  const { documentId, name, kind, deleted, may } = document
  const restore = useSend('documents.restore', useBinNotices().restored)
  return (
    <BinnedLine
      icon={<KindIcon kind={kind} />}
      {...{ name, deleted }}
      mayRestore={may.includes('restore')}
      isRestoring={restore.isPending}
      onRestore={() => restore.mutate({ params: { caseId, documentId } })}
    />
  )
}
