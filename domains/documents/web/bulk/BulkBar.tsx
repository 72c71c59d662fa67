/** In place of the search while documents are chosen: what can be done with all of them. */
import type { ApiError, Client } from '@mizan/platform/contract/client'
import { notify, saveFile, useApi, useLock } from '@mizan/platform/ui'
import { ChosenBar } from '@mizan/platform/ui/lists'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { documentRows } from '../../contract.ts'
import { CaseDialog } from '../choosing/CaseDialog.tsx'
import { useSend } from '../data.ts'
import { type Action, Actions } from './Actions.tsx'
import { useText } from './text.ts'
import type { Chosen } from './use-chosen.ts'
import { useCopies } from './use-copies.ts'

const Exhibits = lazy(async () => ({
  default: (await import('../exhibits/ExhibitsDialog.tsx')).ExhibitsDialog,
}))

const Convert = lazy(async () => ({
  default: (await import('../convert/ConvertDialog.tsx')).ConvertDialog,
}))

type Asked = 'move' | 'copy' | 'convert' | 'exhibits'

interface Props {
  caseId: string
  caseTitle: string
  chosen: Chosen
}

export function BulkBar({ caseId, caseTitle, chosen }: Props) {
  const t = useText()
  const lock = useLock()
  const [asked, setAsked] = useState<Asked>()
  const { documents } = chosen
  const ids = documents.map(({ documentId }) => documentId)
  const isWritable = documents.every(({ may }) => may.includes('delete'))
  const zip = useZip(caseId, caseTitle)
  const remove = useRemoval(caseId, chosen)
  const copy = useCopies()
  const move = useSend('documents.moveSome', ({ documentIds }) => {
    chosen.clear()
    notify('success', t('moved', { count: documentIds.length }))
  })
  const close = () => setAsked(undefined)
  const go = async (toCaseId: string) => {
    if (asked === 'move') await move.mutateAsync({ params: { caseId }, body: { documentIds: ids, toCaseId } })
    else void copy({ caseId, documents }, toCaseId)
  }
  const ask = (what: Asked, label: string): Action => ({
    ...{ id: what, label },
    run: () => setAsked(what),
    ...lock,
  })
  const actions: Action[] = [
    { id: 'zip', label: t('zip'), run: () => zip.mutate(ids), isBusy: zip.isPending },
    ask('copy', t('copy')),
    ...(isWritable
      ? [
          ask('convert', t('convert')),
          ask('exhibits', t('exhibits')),
          ask('move', t('move')),
          { id: 'delete', label: t('delete'), run: () => remove(ids), ...lock },
        ]
      : []),
  ]
  return (
    <ChosenBar label={t('label')} count={t('count', { count: documents.length })} oneRow>
      <Actions actions={actions} onDrop={chosen.clear} />
      {(asked === 'move' || asked === 'copy') && (
        <CaseDialog
          title={t(`dialog.${asked}`)}
          submit={t(asked)}
          hint={t(`dialog.${asked}Hint`)}
          without={caseId}
          onChosen={go}
          onClose={close}
        />
      )}
      <Suspense>
        {asked === 'convert' && <Convert {...{ caseId, documents }} onClose={close} />}
        {asked === 'exhibits' && (
          <Exhibits {...{ caseId, documents }} onClose={close} onDone={chosen.clear} />
        )}
      </Suspense>
    </ChosenBar>
  )
}

function useZip(caseId: string, caseTitle: string) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof documentRows>
  return useMutation({
    mutationFn: async (documentIds: string[]) =>
      saveFile(
        await client['documents.zip']({ params: { caseId }, body: { documentIds } }),
        `${caseTitle}.zip`,
      ),
    onError: (error: ApiError) => notify('error', error.message || t('zipFailed')),
  })
}

function useRemoval(caseId: string, chosen: Chosen): (documentIds: string[]) => void {
  const t = useText()
  const params = { caseId }
  const restore = useSend('documents.restoreSome')
  const remove = useSend('documents.deleteSome', ({ documentIds }) => {
    chosen.clear()
    const undo = () => restore.mutate({ params, body: { documentIds } })
    notify('success', t('deleted', { count: documentIds.length }), {
      key: `documents.${caseId}`,
      ...(documentIds.length > 0 && { action: { label: t('undo'), undoes: true, run: undo } }),
    })
  })
  return (documentIds) => remove.mutate({ params, body: { documentIds } })
}
