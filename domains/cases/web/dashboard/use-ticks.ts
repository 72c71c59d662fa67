/** Ticks tasks off in place, with the way back. */
import { notify } from '@mizan/platform/ui'
import type { TaskLine } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from './text.ts'

type Ticked = Pick<TaskLine, 'caseId' | 'caseTaskId' | 'displayTitle' | 'completed' | 'version'>

export function useTicks() {
  const t = useText()
  const send = useSend('tasks.updateState')
  const write = ({ caseId, caseTaskId, completed, version }: Ticked) =>
    send.mutateAsync({
      params: { caseId, caseTaskId },
      body: { state: completed ? 'Todo' : 'Done', version },
    })
  const tick = async (task: Ticked) => {
    const { version } = await write(task)
    const undo = () => void write({ ...task, completed: !task.completed, version }).catch(() => undefined)
    notify('success', t(task.completed ? 'tasks.reopened' : 'tasks.done', { name: task.displayTitle }), {
      action: { label: t('tasks.undo'), undoes: true, run: undo },
    })
  }
  return {
    // A failure is reported by the row itself, or says that somebody else was faster.
    tick: (task: Ticked) => void tick(task).catch((error: Error) => sayRefusal(error)),
    ticked: send.isPending ? send.variables.params.caseTaskId : undefined,
  }
}

const sayRefusal = ({ message }: Error) => message && notify('error', message)
