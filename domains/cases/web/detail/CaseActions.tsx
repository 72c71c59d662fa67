/** What can be done with a case besides changing it: following, rights, the hidden title, deletion. */
import { Button, Slot, useLock, useMedia } from '@mizan/platform/ui'
import { Menu, type MenuEntry } from '@mizan/platform/ui/composite'
import { IconBell, IconBellCheck } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { caseAddress } from '../tabs/address.ts'
import { focusNewTask, newTaskHash } from '../tasks/focus-new-task.ts'
import { useText } from '../text.ts'
import { useEditing } from './editing.tsx'
import { useFollow } from './use-follow.ts'

const Rights = lazy(async () => ({ default: (await import('../rights/RightsDialog.tsx')).RightsDialog }))
const Deletion = lazy(async () => ({ default: (await import('./CaseDeletion.tsx')).CaseDeletion }))
const HiddenTitle = lazy(async () => ({ default: (await import('./HiddenTitle.tsx')).HiddenTitle }))

type Opened = 'rights' | 'title' | 'deletion' | null

export function CaseTools() {
  const t = useText()
  const { record, mayEdit } = useEditing()
  const [opened, setOpened] = useState<Opened>(null)
  const lock = useLock()
  const close = () => setOpened(null)
  const isPhone = useMedia('(max-width: 47.99em)')
  const follow = useFollow()
  const entries: MenuEntry[] = [
    ...(isPhone && follow.isOn
      ? [{ id: 'follow', label: follow.label, run: follow.turn, disabled: follow.isPending }]
      : []),
    ...(isPhone ? [{ id: 'rights', label: t('rights.open'), run: () => setOpened('rights') }] : []),
    ...(record.may.includes('edit')
      ? [{ id: 'title', label: t('hidden.open'), run: () => setOpened('title'), disabled: !mayEdit }]
      : []),
    ...(record.may.includes('delete')
      ? [
          {
            id: 'delete',
            label: t('deletion.open'),
            run: () => setOpened('deletion'),
            disabled: lock.disabled,
            harmful: true,
          },
        ]
      : []),
  ]
  return (
    <>
      {!record.may.includes('edit') && <p>{t('readOnly')}</p>}
      {!isPhone && (
        <>
          <Follow />
          <Button variant="default" onClick={() => setOpened('rights')}>
            {t('rights.open')}
          </Button>
        </>
      )}
      {mayEdit && !isPhone && <Slot name="cases.case-actions" record={record} />}
      {entries.length > 0 && <Menu label={t('case.more')} entries={entries} />}
      <Suspense>
        {opened === 'rights' && <Rights record={record} onClose={close} />}
        {opened === 'title' && <HiddenTitle onClose={close} />}
        {opened === 'deletion' && <Deletion record={record} onClose={close} />}
      </Suspense>
    </>
  )
}

/** The field for a task is the first row of the tab with the tasks. */
export function AddTask() {
  const t = useText()
  const { caseId, may } = useEditing().record
  const lock = useLock()
  const router = useRouter()
  const go = () => {
    if (!focusNewTask()) void router.navigate({ href: caseAddress(caseId, 'tasks') + newTaskHash })
  }
  if (!may.includes('edit')) return null
  return (
    <Button onClick={go} {...lock}>
      {t('case.addTask')}
    </Button>
  )
}

function Follow() {
  const { isOn, isFollowing, isPending, label, names, turn } = useFollow()
  if (!isOn) return null
  const Sign = isFollowing ? IconBellCheck : IconBell
  return (
    <Button
      variant={isFollowing ? 'outline' : 'default'}
      aria-pressed={isFollowing}
      leftSection={<Sign size={16} stroke={1.8} aria-hidden />}
      loading={isPending}
      title={names || undefined}
      onClick={turn}
    >
      {label}
    </Button>
  )
}
