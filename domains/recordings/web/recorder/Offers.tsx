/** Offers commands: to begin while a case is open, and to pause and finish a recording. */
import { type Command, useAccount, useFeature, useLanguage } from '@mizan/platform/ui'
import { IconMicrophone, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { offerCommands } from '../commands.ts'
import { caseCalls } from '../data.ts'
import { useBegin } from '../list/Tools.tsx'
import { recorder, useRunning } from '../page.ts'
import { useText } from '../text.ts'
import type { Running } from './recorder.ts'

export function Offers() {
  const running = useRunning()
  const { begin, place } = useBeginHere()
  const t = useText()
  const language = useLanguage()
  const state = running?.state
  // biome-ignore lint/correctness/useExhaustiveDependencies: the commands follow what can be done, not each drawing
  useEffect(() => {
    offerCommands(running ? ofRunning(running, t) : begin ? [begin] : [])
    return () => offerCommands([])
  }, [state, running?.isLost, place, language])
  return null
}

function ofRunning({ state, isLost }: Running, t: ReturnType<typeof useText>): Command[] {
  const command = (id: 'pause' | 'resume' | 'end', icon: Command['icon'], run: () => void): Command => ({
    id: `recording.${id}`,
    group: 'actions',
    label: t(`command.${id}`),
    icon,
    run,
  })
  const end = command('end', IconPlayerStop, () => void recorder.end())
  if (state === 'recording') return [command('pause', IconPlayerPause, recorder.pause), end]
  if (state !== 'paused') return []
  return isLost ? [end] : [command('resume', IconPlayerPlay, recorder.resume), end]
}

/** The recorder is outside of the screens, so it reads their address. */
const caseOf = (path: string): string => /^\/case-management\/([\w-]+)$/.exec(path)?.[1] ?? ''

/** `begin` is undefined unless the screen is that of a case for which the person may record. */
function useBeginHere(): { begin: Command | undefined; place: string } {
  const t = useText()
  const caseId = useRouterState({ select: ({ location }) => caseOf(location.pathname) })
  const { account } = useAccount()
  const isOn = useFeature('voice') === 'TurnedOn'
  // The screen has read it already.
  const { data: record } = caseCalls.useCall('cases.read', { params: { caseId } }, { enabled: false })
  const caseTitle = record?.displayTitle ?? ''
  const run = useBegin({ caseId, caseTitle })
  const may = isOn && account?.licences.includes('voice') && !account.readOnly && record?.may.includes('edit')
  if (!may) return { begin: undefined, place: '' }
  const label = t('command.begin')
  const begin = {
    id: 'recording.begin',
    group: 'actions',
    label,
    icon: IconMicrophone,
    run: () => run(),
  } as const
  return { begin, place: `${caseId} ${caseTitle}` }
}
