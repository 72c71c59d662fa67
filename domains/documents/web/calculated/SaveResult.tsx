/** "Davaya kaydet" among the tools of a result, for those who add documents to cases; its dialog is loaded when it is opened. */
import { Button, useAccount, useFeature, usePermission, useReachable } from '@mizan/platform/ui'
import type { Slots } from '@mizan/platform/ui/slots'
import { IconFolderPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { caseLicences } from '../licences.ts'
import { useText } from './text.ts'

const SaveDialog = lazy(async () => ({ default: (await import('./SaveDialog.tsx')).SaveDialog }))

export type Result = Slots['calculators.result']['result']

export function SaveResult({ result }: { result: Result }) {
  const t = useText()
  const { account } = useAccount()
  const mayWrite = usePermission('cases', 'Write') === true
  // Without a network it is not known whether the feature is on; the button then says what it needs.
  const isReachable = useReachable()
  const isOff = useFeature('caseManagement') !== 'TurnedOn' && isReachable
  const locked = useLocked(isReachable)
  const [isOpen, setOpen] = useState(false)
  if (isOff || !mayWrite || !caseLicences.some((key) => account?.licences.includes(key))) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFolderPlus size={18} stroke={1.7} aria-hidden />}
        disabled={locked !== undefined}
        title={locked}
        onClick={() => setOpen(true)}
      >
        {t('save')}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveDialog {...result} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Why nothing can be saved now. */
function useLocked(isReachable: boolean): string | undefined {
  const t = useText()
  const { account } = useAccount()
  if (account?.readOnly) return t('planLocked')
  return isReachable ? undefined : t('needsConnection')
}
