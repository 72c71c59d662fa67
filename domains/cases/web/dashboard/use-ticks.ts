/** Ticks tasks and time limits off in place, with the way back. */
import { notify } from '@mizan/platform/ui'
import { useSend } from '../data.ts'
import { useText } from './text.ts'

export interface Tickable {
  kind: 'task' | 'limit'
  id: string
  caseId: string
  name: string
  isDone: boolean
  version: number
}

/** Writes the other state; the answer has the next version. */
function useTurn() {
  const task = useSend('tasks.updateState')
  const complete = useSend('limits.complete')
  const reopen = useSend('limits.reopen')
  const turn = ({ kind, id, caseId, isDone, version }: Tickable) => {
    if (kind === 'task')
      return task.mutateAsync({
        params: { caseId, caseTaskId: id },
        body: { state: isDone ? 'Todo' : 'Done', version },
      })
    const limit = { params: { caseId, limitId: id }, body: { version } }
    return isDone ? reopen.mutateAsync(limit) : complete.mutateAsync(limit)
  }
  const ofLimit = complete.isPending ? complete : reopen
  const ticked = task.isPending
    ? task.variables.params.caseTaskId
    : ofLimit.isPending
      ? ofLimit.variables.params.limitId
      : undefined
  return { turn, ticked }
}

export function useTicks() {
  const t = useText()
  const { turn, ticked } = useTurn()
  const said = ({ kind, isDone, name }: Tickable) => {
    if (kind === 'limit') return isDone ? t('limits.reopened', { name }) : t('limits.done', { name })
    return isDone ? t('tasks.reopened', { name }) : t('tasks.done', { name })
  }
  const tick = async (one: Tickable) => {
    const { version } = await turn(one)
    const undo = () => void turn({ ...one, isDone: !one.isDone, version }).catch(() => undefined)
    notify('success', said(one), { action: { label: t('tasks.undo'), undoes: true, run: undo } })
  }
  return {
    // A failure is reported by the row itself, or says that somebody else was faster.
    tick: (one: Tickable) => void tick(one).catch((error: Error) => sayRefusal(error)),
    ticked,
  }
}

const sayRefusal = ({ message }: Error) => message && notify('error', message)
