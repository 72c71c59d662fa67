/** In place of the search while documents are chosen: what can be done with all of them. */
import type { ApiError, Client } from '@mizan/platform/contract/client'
import { Button, notify, saveFile, useApi, useDocked, useLock } from '@mizan/platform/ui'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { documentRows } from '../../contract.ts'
import { CaseDialog } from '../choosing/CaseDialog.tsx'
import { useSend } from '../data.ts'
import classes from './bulk.module.css'
import { useText } from './text.ts'
import type { Chosen } from './use-chosen.ts'
import { useCopies } from './use-copies.ts'

const Exhibits = lazy(async () => ({
  default: (await import('../exhibits/ExhibitsDialog.tsx')).ExhibitsDialog,
}))

const Convert = lazy(async () => ({
  default: (await import('../convert/ConvertDialog.tsx')).ConvertDialog,
}))

interface Props {
  caseId: string
  caseTitle: string
  chosen: Chosen
}

export function BulkBar({ caseId, caseTitle, chosen }: Props) {
  const t = useText()
  const lock = useLock()
  const [asked, setAsked] = useState<'move' | 'copy' | 'convert' | 'exhibits'>()
  const bar = useDocked('--bulkbar')
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
  return (
    <section ref={bar} className={classes.selected} aria-label={t('label')}>
      <strong role="status">{t('count', { count: documents.length })}</strong>
      <Button variant="subtle" loading={zip.isPending} onClick={() => zip.mutate(ids)}>
        {t('zip')}
      </Button>
      <Button variant="subtle" onClick={() => setAsked('copy')} {...lock}>
        {t('copy')}
      </Button>
      {isWritable && (
        <>
          <Button variant="subtle" onClick={() => setAsked('convert')} {...lock}>
            {t('convert')}
          </Button>
          <Button variant="subtle" onClick={() => setAsked('exhibits')} {...lock}>
            {t('exhibits')}
          </Button>
          <Button variant="subtle" onClick={() => setAsked('move')} {...lock}>
            {t('move')}
          </Button>
          <Button variant="subtle" onClick={() => remove(ids)} {...lock}>
            {t('delete')}
          </Button>
        </>
      )}
      <Button variant="subtle" onClick={chosen.clear}>
        {t('drop')}
      </Button>
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
    </section>
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
