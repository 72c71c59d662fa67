/** The timer in the command palette: started for the case on the screen, and stopped. */
import { type Command, useAccount, useFeature, useLanguage, usePermission } from '@mizan/platform/ui'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useCaseOnScreen } from './timer/case-on-screen.ts'
import { pressTimer } from './timer/press.ts'
import { useTimer, useTimerActions } from './timer/use-timer.ts'

const begin = { tr: 'Sayacı başlat', en: 'Start the timer' }
const end = { tr: 'Sayacı durdur', en: 'Stop the timer' }

export function useTimeCommands(): Command[] {
  const language = useLanguage()
  const mayRead = usePermission('cases', 'Read') === true
  const isOn = useFeature('caseManagement') === 'TurnedOn'
  const { account } = useAccount()
  const { timer } = useTimer()
  const { start, stop } = useTimerActions()
  const onScreen = useCaseOnScreen()
  if (!mayRead || !isOn || !account || account.readOnly) return []
  if (!timer) {
    const run = () =>
      void start({ caseId: onScreen?.caseId ?? null, caseTitle: onScreen?.caseTitle ?? '', what: '' })
    const words = `${begin.tr} ${begin.en}`
    return [{ id: 'timer', group: 'actions', label: begin[language], words, icon: IconPlayerPlay, run }]
  }
  // Incomplete fields are asked for in the panel of the timer.
  const { caseId, what } = timer
  const run = () => (caseId && what ? void stop({ ...timer, caseId }) : pressTimer())
  const words = `${end.tr} ${end.en}`
  return [{ id: 'timer', group: 'actions', label: end[language], words, icon: IconPlayerStop, run }]
}
